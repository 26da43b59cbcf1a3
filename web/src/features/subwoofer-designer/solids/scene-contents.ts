import {
  BoxGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  type Object3D,
  Plane,
  type Raycaster,
  Vector3,
} from 'three'
import type { BuiltBox } from '#shared/subwoofer-designs/built-box.ts'
import { released } from './released.ts'
import { type DimensionLook, dimensionGroup, measuredLengths } from './scene-dimensions.ts'
import { cutColor, edgeMaterial, surfaceOf } from './scene-materials.ts'
import { type ScenePart, sceneParts } from './scene-parts.ts'
import { sectionCap, sectionCounters } from './scene-section.ts'
import { type SceneView, trunk } from './scene-view.ts'

/** What the scene draws: a box, the drivers that have no room behind them, and how lengths are written. */
export type Shown = { box: BuiltBox; tight: readonly number[]; look: DimensionLook }

type Placed = { part: ScenePart; group: Group; surface: Mesh; planes: Plane[] }

/** Edges of faces that meet at less than this are not drawn, °. */
const smoothBelow = 30

/** Everything that stands in a scene: the parts of the box, what closes its sections, and what measures it. */
export class SceneContents {
  /** Boxes count y to the back and z up. */
  readonly box = new Group()
  /** Sections are in the directions of the scene. */
  readonly caps = new Group()
  #parts: Placed[] = []

  constructor() {
    this.box.rotation.x = -Math.PI / 2
    this.box.updateMatrixWorld()
  }

  /** Puts a box into the place of what was there. */
  show({ box, tight, look }: Shown, view: SceneView): void {
    this.clear()
    const planes = cutPlanes(box, view)
    const size = Math.max(...sizeOf(box).toArray())
    this.#parts = sceneParts(box, tight).map((part) => this.#placed(part, view, planes, size))
    const kinds = [...new Set(this.#parts.map(({ part }) => part.kind))]
    planes.forEach((plane, at) => {
      for (const [of, kind] of kinds.entries())
        this.#close(kind, plane, planes, {
          color: cutColor(kind, view.material),
          size: 8 * size,
          center: this.box.localToWorld(sizeOf(box).multiplyScalar(0.5)),
          order: (at * kinds.length + of) / 100,
        })
    })
    if (view.trunk) this.box.add(trunkFrame(look.color))
    // Apart, nothing is where its length was measured.
    if (view.exploded === 0 && view.dimensions !== 'none')
      this.box.add(dimensionGroup(measuredLengths(box, view.dimensions, look.shown), size, look))
  }

  /** The panel that a ray meets first, of what is not cut away. */
  met(ray: Raycaster): string | undefined {
    const hits = ray.intersectObjects(
      this.#parts.map(({ surface }) => surface),
      false,
    )
    for (const { point, object } of hits) {
      const placed = this.#parts.find(({ surface }) => surface === object)
      if (placed?.planes.every((plane) => plane.distanceToPoint(point) >= 0)) return placed.part.id
    }
    return undefined
  }

  clear(): void {
    for (const child of [...this.box.children, ...this.caps.children]) released(child)
    this.#parts = []
  }

  #placed(part: ScenePart, view: SceneView, planes: Plane[], size: number): Placed {
    const { material, xray, selected, exploded } = view
    const isSelected = part.id !== undefined && part.id === selected
    const surface = new Mesh(part.geometry, surfaceOf(part.kind, { material, xray, isSelected, planes }))
    // Sections are drawn before the surfaces around them.
    surface.renderOrder = 20
    const group = new Group()
    group.add(surface)
    if (part.kind === 'board')
      group.add(new LineSegments(new EdgesGeometry(part.geometry, smoothBelow), edgeMaterial(planes)))
    group.position.set(...part.away).multiplyScalar(exploded * size)
    this.box.add(group)
    return { part, group, surface, planes }
  }

  /** Closes what a plane cuts open of one kind of part. */
  #close(
    kind: ScenePart['kind'],
    plane: Plane,
    planes: Plane[],
    cap: { color: number; size: number; center: Vector3; order: number },
  ): void {
    for (const { part, group } of this.#parts)
      if (part.kind === kind) group.add(...sectionCounters(part.geometry, plane, cap.order))
    const others = planes.filter((other) => other !== plane)
    this.caps.add(sectionCap(plane, others, cap))
  }
}

const sizeOf = ({ outside }: BuiltBox): Vector3 => new Vector3(outside.width, outside.depth, outside.height)

/** The planes of the cutaway: what is right of, in front of and above them is left out. */
function cutPlanes({ outside }: BuiltBox, { cut }: SceneView): Plane[] {
  return [
    ...(cut.width > 0 ? [new Plane(new Vector3(-1, 0, 0), outside.width * (1 - cut.width))] : []),
    ...(cut.depth > 0 ? [new Plane(new Vector3(0, 0, -1), -outside.depth * cut.depth)] : []),
    ...(cut.height > 0 ? [new Plane(new Vector3(0, -1, 0), outside.height * (1 - cut.height))] : []),
  ]
}

/** The edges of a trunk, with its floor where the box stands. */
function trunkFrame(color: string): Object3D {
  const { width, height, depth } = trunk
  const room = new BoxGeometry(width, depth, height)
  const frame = new LineSegments(new EdgesGeometry(room), new LineBasicMaterial({ color }))
  room.dispose()
  frame.position.set(width / 2, depth / 2, height / 2)
  return frame
}
