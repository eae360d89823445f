from PIL import Image
from engines.lepro.view import LeproView
from render.kit.scene import Scene
def final(view: LeproView, scene: Scene) -> Image.Image:
    raise NotImplementedError
