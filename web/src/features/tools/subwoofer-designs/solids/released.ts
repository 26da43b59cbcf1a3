import { type Material, type Object3D, Sprite } from 'three'

/** The resources that meshes, lines and sprites have, and groups do not. */
type Held = { geometry?: { dispose: () => void }; material?: Material | Material[] }

/**
 * Frees what an object and everything below it hold on the graphics card, and removes it from its scene. The
 * pictures of surfaces are shared, and stay, as do the shapes of parts that are about to be shown in another
 * way.
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
