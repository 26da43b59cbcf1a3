import { type Material, type Object3D, Texture } from 'three'

/** What meshes, lines and sprites have, and groups do not. */
type Held = { geometry?: { dispose: () => void }; material?: Material | Material[] }

/** Frees what an object and everything below it keep on the graphics card, and takes it out of its scene. */
export function released(object: Object3D): void {
  object.traverse((one) => {
    const { geometry, material } = one as Object3D & Held
    geometry?.dispose()
    for (const each of [material ?? []].flat()) {
      for (const value of Object.values(each)) if (value instanceof Texture) value.dispose()
      each.dispose()
    }
  })
  object.removeFromParent()
}
