import { BufferAttribute, BufferGeometry, LatheGeometry, Quaternion, Vector2, Vector3 } from 'three'
import type { Vector } from '#shared/enclosures/panel.ts'
import type { Mesh } from './panel-mesh.ts'
import type { Profile } from './revolved.ts'

/** So many sides of a turned part are round enough for the eye. */
const sides = 64

/** A mesh whose triangles are flat. */
export function flatGeometry({ points, triangles }: Mesh): BufferGeometry {
  const positions = new Float32Array(triangles.length * 9)
  let at = 0
  for (const triangle of triangles)
    for (const corner of triangle) {
      positions.set(points[corner] as Vector, at)
      at += 3
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  return geometry
}

/** A profile that is turned around its axis, which begins at a point and runs in a direction. */
export function turnedGeometry(profile: Profile, from: Vector, along: Vector): BufferGeometry {
  const geometry = new LatheGeometry(
    profile.map(([radius, behind]) => new Vector2(radius, behind)),
    sides,
  )
  geometry.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), new Vector3(...along)))
  geometry.translate(...from)
  return geometry
}
