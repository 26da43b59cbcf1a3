import { BufferAttribute, BufferGeometry, Quaternion, Vector3 } from 'three'
import type { PanelPlace, Vector } from '#shared/tools/enclosures/panel.ts'
import type { Mesh } from './panel-mesh.ts'
import type { TurnedSolid } from './turned-solid.ts'

/** Corners of a turned part that are flatter than this are rounded, as a cosine. */
const roundAbove = 0.82
/** Turned parts off the main axis, such as screws, are small and need few sides. */
export const smallSides = 12

/** The faces of a board, in the order of its materials. */
export const boardFaces = ['outer', 'inner', 'edge'] as const
type BoardFace = (typeof boardFaces)[number]

/**
 * A board whose triangles are flat, sorted by its faces. The texture of its wood is placed in m: across and
 * up on its faces, along and in depth on its edges.
 */
export function boardGeometry({ points, triangles }: Mesh, place: PanelPlace): BufferGeometry {
  const [across, up, inward] = [place.x, place.y, place.inward].map((axis) => new Vector3(...axis)) as [
    Vector3,
    Vector3,
    Vector3,
  ]
  const origin = new Vector3(...place.origin)
  const sorted: Record<BoardFace, { corners: Vector3[]; normal: Vector3 }[]> = {
    outer: [],
    inner: [],
    edge: [],
  }
  for (const triangle of triangles) {
    const corners = triangle.map((at) => new Vector3(...(points[at] as Vector)))
    const [one, two, three] = corners as [Vector3, Vector3, Vector3]
    const normal = two.clone().sub(one).cross(three.clone().sub(one)).normalize()
    const facing = normal.dot(inward)
    sorted[facing > 0.9 ? 'inner' : facing < -0.9 ? 'outer' : 'edge'].push({ corners, normal })
  }
  const count = triangles.length * 3
  const [positions, normals, woods] = [3, 3, 2].map((parts) => new Float32Array(count * parts)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const geometry = new BufferGeometry()
  let at = 0
  for (const [index, face] of boardFaces.entries()) {
    geometry.addGroup(at, sorted[face].length * 3, index)
    for (const { corners, normal } of sorted[face]) {
      const along = face === 'edge' ? inward.clone().cross(normal).normalize() : across
      const aside = face === 'edge' ? inward : up
      for (const corner of corners) {
        corner.toArray(positions, 3 * at)
        normal.toArray(normals, 3 * at)
        const from = corner.clone().sub(origin)
        woods.set([from.dot(along), from.dot(aside)], 2 * at)
        at++
      }
    }
  }
  return withAttributes(geometry, positions, normals, woods)
}

/** Closed solids that are turned around one axis, which begins at a point and runs in a direction; one group for each. */
export function turnedGeometry(
  solids: readonly TurnedSolid[],
  from: Vector,
  along: Vector,
  sides: number,
): BufferGeometry {
  const sidesOf = ({ aside }: TurnedSolid) => (aside ? smallSides : sides)
  const count = solids.reduce((sum, solid) => sum + solid.loop.length * sidesOf(solid) * 6, 0)
  const [positions, normals] = [new Float32Array(3 * count), new Float32Array(3 * count)]
  const geometry = new BufferGeometry()
  let at = 0
  for (const [index, solid] of solids.entries()) {
    geometry.addGroup(at, solid.loop.length * sidesOf(solid) * 6, index)
    at = turnLoop(solid, sidesOf(solid), { positions, normals, at })
  }
  withAttributes(geometry, positions, normals, new Float32Array(2 * count))
  geometry.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), new Vector3(...along)))
  geometry.translate(...from)
  return geometry
}

/** Writes a loop around the y axis, with its triangles facing out, and gives where it ends. */
function turnLoop(
  { loop, aside: [aside, above] = [0, 0] }: TurnedSolid,
  sides: number,
  into: { positions: Float32Array; normals: Float32Array; at: number },
): number {
  const isLeft = signedArea(loop) > 0
  const faces = loop.map(([radius, behind], index) => {
    const [nextRadius, nextBehind] = loop[(index + 1) % loop.length] as (typeof loop)[number]
    const [across, deep] = [nextRadius - radius, nextBehind - behind]
    const length = Math.hypot(across, deep) || 1
    const out = isLeft ? 1 : -1
    return [(deep / length) * out, (-across / length) * out] as const
  })
  /** The normal of a face where it meets another: shared where they run on into each other. */
  const meeting = (own: number, other: number) => {
    const [one, two] = [faces[own], faces[(other + faces.length) % faces.length]] as [Flat, Flat]
    const even = one[0] * two[0] + one[1] * two[1]
    if (even < roundAbove) return one
    const length = Math.hypot(one[0] + two[0], one[1] + two[1])
    return [(one[0] + two[0]) / length, (one[1] + two[1]) / length] as const
  }
  let { at } = into
  const put = ([radius, behind]: Flat, [out, deep]: Flat, side: number) => {
    const turn = (2 * Math.PI * side) / sides
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    into.positions.set([aside + radius * x, behind, above + radius * z], 3 * at)
    into.normals.set([out * x, deep, out * z], 3 * at)
    at++
  }
  for (const [index, point] of loop.entries()) {
    const next = loop[(index + 1) % loop.length] as Flat
    const [first, last] = [meeting(index, index - 1), meeting(index, index + 1)]
    for (let side = 0; side < sides; side++) {
      const corners = [
        [point, first, side],
        [next, last, side],
        [next, last, side + 1],
        [point, first, side],
        [next, last, side + 1],
        [point, first, side + 1],
      ] as const
      for (const [at, facing, turned] of isLeft ? corners : corners.toReversed()) put(at, facing, turned)
    }
  }
  return at
}

type Flat = readonly [number, number]

const signedArea = (loop: TurnedSolid['loop']): number =>
  loop.reduce((sum, [radius, behind], index) => {
    const [nextRadius, nextBehind] = loop[(index + 1) % loop.length] as Flat
    return sum + radius * nextBehind - nextRadius * behind
  }, 0)

function withAttributes(
  geometry: BufferGeometry,
  positions: Float32Array,
  normals: Float32Array,
  woods: Float32Array,
): BufferGeometry {
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new BufferAttribute(woods, 2))
  return geometry
}
