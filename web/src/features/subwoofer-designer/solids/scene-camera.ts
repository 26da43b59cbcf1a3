import { OrthographicCamera, PerspectiveCamera, Spherical, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { SceneView, ViewSide } from './scene-view.ts'

const fieldOfView = 35

/** From where each side is seen, in the directions of the scene: x to the right, y up, z towards the viewer. */
const directions: Record<ViewSide, readonly [number, number, number]> = {
  front: [0, 0, 1],
  back: [0, 0, -1],
  left: [-1, 0, 0],
  right: [1, 0, 0],
  // A hair off the axis, because straight down has no upright picture.
  top: [0, 1, 0.001],
  bottom: [0, -1, 0.001],
}

/** The two cameras of a scene and what moves them: drag turns, a second finger or the right button moves, the wheel zooms. */
export class SceneCamera {
  readonly #perspective = new PerspectiveCamera(fieldOfView, 1, 0.01, 60)
  readonly #orthographic = new OrthographicCamera(-1, 1, 1, -1, -30, 60)
  readonly #controls: OrbitControls<PerspectiveCamera | OrthographicCamera>
  #radius = 0.5
  #aspect = 1

  constructor(element: HTMLElement, onChange: () => void) {
    this.#controls = new OrbitControls<PerspectiveCamera | OrthographicCamera>(this.#perspective, element)
    this.#controls.enableDamping = false
    this.#controls.addEventListener('change', onChange)
  }

  get current(): PerspectiveCamera | OrthographicCamera {
    return this.#controls.object
  }

  /** Looks at the whole of a ball from the right of the front and above, or keeps the direction that it looks from. */
  frame(center: Vector3, radius: number, keepsDirection: boolean): void {
    const direction = keepsDirection
      ? this.current.position.clone().sub(this.#controls.target).normalize()
      : new Vector3(0.62, 0.42, 1).normalize()
    this.#radius = Math.max(0.05, radius)
    this.#controls.target.copy(center)
    this.#place(direction)
  }

  project(projection: SceneView['projection']): void {
    const next = projection === 'perspective' ? this.#perspective : this.#orthographic
    if (next === this.current) return
    next.position.copy(this.current.position)
    this.#controls.object = next
    this.resize(this.#aspect)
    this.#controls.update()
  }

  look(side: ViewSide): void {
    this.#place(new Vector3(...directions[side]).normalize())
  }

  /** Turns by so many radians to the right and up. */
  turn(right: number, up: number): void {
    const way = this.current.position.clone().sub(this.#controls.target)
    const at = new Spherical().setFromVector3(way)
    at.theta += right
    at.phi -= up
    at.makeSafe()
    this.current.position.copy(this.#controls.target).add(way.setFromSpherical(at))
    this.#controls.update()
  }

  /** Above 1 comes closer. */
  zoom(factor: number): void {
    const way = this.current.position.clone().sub(this.#controls.target)
    if (this.current === this.#orthographic) this.#orthographic.zoom *= factor
    else this.current.position.copy(this.#controls.target).add(way.divideScalar(factor))
    this.resize(this.#aspect)
    this.#controls.update()
  }

  resize(aspect: number): void {
    this.#aspect = aspect
    this.#perspective.aspect = aspect
    this.#perspective.updateProjectionMatrix()
    const half = 1.15 * this.#radius * Math.max(1, 1 / aspect)
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

  #place(direction: Vector3): void {
    const half = (fieldOfView * Math.PI) / 360
    // On a narrow screen the width decides.
    const narrow = Math.min(1, this.#aspect)
    const distance = (1.1 * this.#radius) / (Math.sin(half) * narrow)
    for (const camera of [this.#perspective, this.#orthographic])
      camera.position.copy(this.#controls.target).addScaledVector(direction, distance)
    this.#orthographic.zoom = 1
    this.resize(this.#aspect)
    this.#controls.update()
  }
}
