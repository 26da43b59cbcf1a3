import {
  BoxGeometry,
  type BufferGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  type Object3D,
  type OrthographicCamera,
  type PerspectiveCamera,
  Plane,
  type Raycaster,
  Vector3,
} from 'three'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { released } from './released.ts'
import {
  type DimensionLook,
  dimensionGroup,
  fitLabels,
  measuredLengths,
  type SeenSides,
} from './scene-dimensions.ts'
import { SceneMaterials } from './scene-materials.ts'
import { type ScenePart, sceneParts } from './scene-parts.ts'
import { sectionCap, sectionCounters } from './scene-section.ts'
import { type SceneView, trunk } from './scene-view.ts'

/**
 * The contents of the scene: a box, the drivers that have no room behind them, and how lengths are written.
 */
export type Shown = { box: BuiltBox; tight: readonly number[]; look: DimensionLook }

type Shape = { part: ScenePart; edges: BufferGeometry | undefined }
type Placed = { part: ScenePart; group: Group; surface: Mesh; planes: Plane[] }

/** Edges of faces that meet at less than this are not drawn, °. */
const smoothBelow = 30

/** Everything in a scene: the parts of the box, the caps of its sections, and its measures. */
export class SceneContents {
  /** Boxes count y to the back and z up. */
  readonly box = new Group()
  /** Sections are in the directions of the scene. */
  readonly caps = new Group()
  readonly #materials = new SceneMaterials()
  #of: Pick<Shown, 'box' | 'tight'> | undefined
  #shapes: Shape[] = []
  #parts: Placed[] = []
  #shown: { shown: Shown; view: SceneView } | undefined
  #dimensions: { group: Group; seen: SeenSides } | undefined

  constructor() {
    this.box.rotation.x = -Math.PI / 2
    this.box.updateMatrixWorld()
  }

  /** Replaces the present box. Shapes are made only for another box, not for another look at it. */
  show(shown: Shown, view: SceneView): void {
    const { box, tight } = shown
    this.#clearLook()
    if (this.#of?.box !== box || this.#of.tight !== tight) {
      this.#clearShapes()
      this.#shapes = sceneParts(box, tight).map((part) => ({
        part,
        edges: part.kind === 'board' ? new EdgesGeometry(part.geometry, smoothBelow) : undefined,
      }))
      this.#of = { box, tight }
    }
    this.#shown = { shown, view }
    const planes = cutPlanes(box, view)
    const size = sizeOf(box)
    this.#parts = this.#shapes.map((shape) => this.#placed(shape, view, planes, size))
    const kinds = [...new Set(this.#parts.map(({ part }) => part.kind))]
    planes.forEach((plane, at) => {
      for (const [of, kind] of kinds.entries())
        this.#close(kind, plane, planes, {
          wood: view.material,
          size: 8 * size,
          center: this.box.localToWorld(sidesOf(box).multiplyScalar(0.5)),
          order: (at * kinds.length + of) / 100,
        })
    })
    if (view.trunk) this.box.add(trunkFrame(shown.look.color, box.outside.width))
  }

  /** Puts the lengths where the viewer sees them beside the box, at the same size from everywhere. */
  measure(camera: PerspectiveCamera | OrthographicCamera, height: number): void {
    if (!this.#shown) return
    const { shown, view } = this.#shown
    const { box, look } = shown
    const from = this.box.worldToLocal(camera.position.clone()).sub(sidesOf(box).multiplyScalar(0.5))
    const seen = { isRight: from.x >= 0, isFront: from.y <= 0 }
    const before = this.#dimensions
    if (before?.seen.isRight !== seen.isRight || before.seen.isFront !== seen.isFront) {
      if (before) released(before.group)
      // Apart, nothing is where its length was measured.
      const which = view.exploded === 0 ? view.dimensions : 'none'
      const group = dimensionGroup(measuredLengths(box, which, look.shown, seen), sizeOf(box), look)
      this.#dimensions = { group, seen }
      this.box.add(group)
      group.updateMatrixWorld()
    }
    fitLabels(this.#dimensions?.group, camera, height)
  }

  /** Returns the panel that a ray meets first, except parts that are cut away. */
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

  dispose(): void {
    this.#clearLook()
    this.#clearShapes()
    this.#materials.dispose()
  }

  #clearLook(): void {
    for (const { group } of this.#parts) released(group, true)
    for (const child of [...this.box.children, ...this.caps.children]) released(child)
    this.#parts = []
    this.#dimensions = undefined
  }

  #clearShapes(): void {
    for (const { part, edges } of this.#shapes) {
      part.geometry.dispose()
      edges?.dispose()
    }
    this.#shapes = []
    this.#of = undefined
  }

  #placed({ part, edges }: Shape, view: SceneView, planes: Plane[], size: number): Placed {
    const isSelected = part.id !== undefined && part.id === view.selected
    const look = { ...view, isSelected, planes }
    const isGlass = view.xray && part.kind === 'board' && !isSelected
    const surface = new Mesh(
      part.geometry,
      part.kind === 'board'
        ? this.#materials.board(look, part.isInside)
        : this.#materials.turned(part.kind, part.finishes, planes),
    )
    // Sections are drawn before the surfaces around them.
    surface.renderOrder = 20
    surface.castShadow = !isGlass
    surface.receiveShadow = !isGlass
    const group = new Group()
    group.add(surface)
    if (edges) {
      const lines = new LineSegments(edges, this.#materials.edge(look))
      lines.renderOrder = isSelected ? 40 : 30
      group.add(lines)
    }
    group.position.set(...part.away).multiplyScalar(view.exploded * size)
    this.box.add(group)
    return { part, group, surface, planes }
  }

  /** Closes the cut that a plane makes through one kind of part. */
  #close(
    kind: ScenePart['kind'],
    plane: Plane,
    planes: Plane[],
    cap: { wood: SceneView['material']; size: number; center: Vector3; order: number },
  ): void {
    for (const { part, group } of this.#parts)
      if (part.kind === kind) group.add(...sectionCounters(part.geometry, plane, cap.order))
    const others = planes.filter((other) => other !== plane)
    this.caps.add(sectionCap(plane, others, this.#materials.cut(kind, cap.wood, cap.size), cap))
  }
}

const sidesOf = ({ outside }: BuiltBox): Vector3 => new Vector3(outside.width, outside.depth, outside.height)

const sizeOf = (box: BuiltBox): number => Math.max(...sidesOf(box).toArray())

/** The planes of the cutaway: parts right of, in front of and above them are left out. */
function cutPlanes({ outside }: BuiltBox, { cut }: SceneView): Plane[] {
  return [
    ...(cut.width > 0 ? [new Plane(new Vector3(-1, 0, 0), outside.width * (1 - cut.width))] : []),
    ...(cut.depth > 0 ? [new Plane(new Vector3(0, 0, -1), -outside.depth * cut.depth)] : []),
    ...(cut.height > 0 ? [new Plane(new Vector3(0, -1, 0), outside.height * (1 - cut.height))] : []),
  ]
}

/** The edges of a trunk, with its floor where the box is in the middle of its opening. */
function trunkFrame(color: string, across: number): Object3D {
  const { width, height, depth } = trunk
  const room = new BoxGeometry(width, depth, height)
  const frame = new LineSegments(
    new EdgesGeometry(room),
    new LineBasicMaterial({ color, transparent: true, opacity: 0.6, toneMapped: false }),
  )
  room.dispose()
  frame.position.set(across / 2, depth / 2, height / 2)
  return frame
}
