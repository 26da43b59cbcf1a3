import { type Box3, OrthographicCamera, PerspectiveCamera, Spherical, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { SceneView, ViewSide } from './scene-view.ts'

const fieldOfView = 30
const halfTangent = Math.tan((fieldOfView * Math.PI) / 360)

/** The size of the picture relative to the subject, which leaves a margin around it. */
const margin = 1.04

/** The part of the width that the words of lengths need, px. */
const besides = 64

/** The time that a move to another side takes, ms. */
const wayTime = 420

/**
 * The directions from which each side is seen, in the axes of the scene: x to the right, y up, z toward the
 * viewer.
 */
const directions: Record<ViewSide, readonly [number, number, number]> = {
  front: [0, 0, 1],
  back: [0, 0, -1],
  left: [-1, 0, 0],
  right: [1, 0, 0],
  // A hair off the axis, because straight down has no upright picture.
  top: [0, 1, 0.001],
  bottom: [0, -1, 0.001],
}

/** The direction from the right of the front and above, which shows most of a box. */
const usualDirection = [0.78, 0.46, 1] as const

/** The two cameras of a scene and what moves them: drag turns, a second finger or the right button moves, the wheel zooms. */
export class SceneCamera {
  readonly #perspective = new PerspectiveCamera(fieldOfView, 1, 0.01, 60)
  readonly #orthographic = new OrthographicCamera(-1, 1, 1, -1, -30, 60)
  readonly #controls: OrbitControls<PerspectiveCamera | OrthographicCamera>
  #around: Box3 | undefined
  #halfHeight = 0.5
  #aspect = 1
  #room = 1
  #way: { from: Spherical; to: Spherical; begun: number } | undefined

  constructor(element: HTMLElement, onChange: () => void) {
    this.#controls = new OrbitControls<PerspectiveCamera | OrthographicCamera>(this.#perspective, element)
    this.#controls.enableDamping = false
    this.#controls.addEventListener('change', onChange)
    this.#controls.addEventListener('start', () => {
      this.#way = undefined
    })
  }

  /** True when it looks down at the floor, and not along it or from below. */
  get looksDown(): boolean {
    const { x, y, z } = this.current.position.clone().sub(this.#controls.target)
    return y > 0.03 * Math.hypot(x, z)
  }

  get current(): PerspectiveCamera | OrthographicCamera {
    return this.#controls.object
  }

  /** Sets the object to look at. */
  surround(around: Box3): void {
    this.#around = around
  }

  /** Shows all of it from the viewer’s present place or, at first, from the usual one. */
  frame(isFirst: boolean): void {
    const direction = isFirst
      ? new Vector3(...usualDirection).normalize()
      : this.current.position.clone().sub(this.#controls.target).normalize()
    this.#around?.getCenter(this.#controls.target)
    this.#place(direction)
  }

  project(projection: SceneView['projection']): void {
    const next = projection === 'perspective' ? this.#perspective : this.#orthographic
    if (next === this.current) return
    next.position.copy(this.current.position)
    this.#controls.object = next
    this.#project()
    this.#controls.update()
  }

  /** Moves to a side, without animation if the reader wants none. */
  look(side: ViewSide, now: number): void {
    const to = new Spherical().setFromVector3(new Vector3(...directions[side]))
    to.makeSafe()
    const from = new Spherical().setFromVector3(this.current.position.clone().sub(this.#controls.target))
    this.#around?.getCenter(this.#controls.target)
    // The shorter way around.
    to.theta = from.theta + Math.atan2(Math.sin(to.theta - from.theta), Math.cos(to.theta - from.theta))
    this.#way = { from, to, begun: matchMedia('(prefers-reduced-motion: reduce)').matches ? -wayTime : now }
    this.go(now)
  }

  /** Continues the move, and tells whether it is still under way. */
  go(now: number): boolean {
    if (!this.#way) return false
    const { from, to, begun } = this.#way
    const share = Math.min(1, Math.max(0, (now - begun) / wayTime))
    const eased = share * share * (3 - 2 * share)
    const at = (one: number, other: number) => one + (other - one) * eased
    this.#place(
      new Vector3().setFromSpherical(new Spherical(1, at(from.phi, to.phi), at(from.theta, to.theta))),
    )
    if (share === 1) this.#way = undefined
    return share < 1
  }

  /** Turns to the right and up, in radians. */
  turn(right: number, up: number): void {
    const way = this.current.position.clone().sub(this.#controls.target)
    const at = new Spherical().setFromVector3(way)
    at.theta += right
    at.phi -= up
    at.makeSafe()
    this.current.position.copy(this.#controls.target).add(way.setFromSpherical(at))
    this.#controls.update()
  }

  /** Zooms by a factor. Above 1, it comes closer. */
  zoom(factor: number): void {
    const way = this.current.position.clone().sub(this.#controls.target)
    if (this.current === this.#orthographic) this.#orthographic.zoom *= factor
    else this.current.position.copy(this.#controls.target).add(way.divideScalar(factor))
    this.#project()
    this.#controls.update()
  }

  resize(width: number, height: number): void {
    this.#aspect = width / height
    this.#room = Math.max(0.1, (width - besides) / height)
    this.#project()
  }

  #project(): void {
    const aspect = this.#aspect
    this.#perspective.aspect = aspect
    this.#perspective.updateProjectionMatrix()
    const half = this.#halfHeight
    Object.assign(this.#orthographic, {
      left: -half * aspect,
      right: half * aspect,
      top: half,
      bottom: -half,
    })
    this.#orthographic.updateProjectionMatrix()
  }

  dispose(): void {
    this.#controls.dispose()
  }

  /** Places the camera in a direction, as near as it can be with everything in the picture. */
  #place(direction: Vector3): void {
    const right = new Vector3(0, 1, 0).cross(direction).normalize()
    const up = direction.clone().cross(right)
    let [distance, half] = [0.1, 0.05]
    for (const corner of cornersOf(this.#around)) {
      const from = corner.sub(this.#controls.target)
      const needed = Math.max(Math.abs(from.dot(up)), Math.abs(from.dot(right)) / this.#room)
      distance = Math.max(distance, from.dot(direction) + (margin * needed) / halfTangent)
      half = Math.max(half, margin * needed)
    }
    this.#halfHeight = half
    for (const camera of [this.#perspective, this.#orthographic])
      camera.position.copy(this.#controls.target).addScaledVector(direction, distance)
    this.#orthographic.zoom = 1
    this.#project()
    this.#controls.update()
  }
}

function cornersOf(around: Box3 | undefined): Vector3[] {
  if (!around) return []
  const { min, max } = around
  return [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))),
  )
}
