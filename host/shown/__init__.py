"""What people see of a table: pictures, panels and messages, made from the store and made again at will."""
