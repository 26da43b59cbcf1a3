import { type Material, type Object3D, Sprite } from 'three'

/** The resources that meshes, lines and sprites have, and groups do not. */
type Held = { geometry?: { dispose: () => void }; material?: Material | Material[] }

/**
 * Frees what an object and everything below it keep on the graphics card, and takes it out of its scene. The pictures of
 * surfaces belong to all of them, and stay; so do the shapes of parts that are shown in another way next.
 */
export function released(object: Object3D, keepsShapes = false): void {
  object.traverse((one) => {
    const { geometry, material } = one as Object3D & Held
    if (!keepsShapes) geometry?.dispose()
    for (const each of [material ?? []].flat()) each.dispose()
    if (one instanceof Sprite) one.material.map?.dispose()
  })
  object.removeFromParent()
}
