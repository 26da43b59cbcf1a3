import {
  Box3,
  type Group,
  NeutralToneMapping,
  PCFShadowMap,
  Raycaster,
  Scene,
  Sphere,
  Vector2,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { released } from './released.ts'
import { SceneCamera } from './scene-camera.ts'
import { SceneContents, type Shown } from './scene-contents.ts'
import { floor, shineOn, studio, sunlight } from './scene-light.ts'
import { type SceneView, usualView, type ViewSide } from './scene-view.ts'

export type SceneEvents = {
  /** A panel was pressed, or nothing was. */
  onSelect: (id: string | undefined) => void
}

/** More pixels than this per screen pixel are not worth their time. */
const mostPixelRatio = 2
/** A press that moves farther than this turns the box, px. */
const pressSlack = 5

/**
 * A box in 3D on its own canvas. It draws after a change and is idle otherwise. `dispose` frees everything
 * that it holds on the graphics card, and its context.
 */
export class BoxScene {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #contents = new SceneContents()
  readonly #sun = sunlight()
  readonly #studio: WebGLRenderTarget
  readonly #camera: SceneCamera
  readonly #observer: ResizeObserver
  readonly #events: SceneEvents
  readonly #stop = new AbortController()
  #shown: Shown | undefined
  #view: SceneView = usualView
  #floor: Group | undefined
  #frame = 0
  #pressed: { x: number; y: number } | undefined

  /** Throws where the browser gives no context. */
  constructor(host: HTMLElement, events: SceneEvents) {
    this.#events = events
    this.#renderer = newRenderer()
    this.#renderer.localClippingEnabled = true
    this.#renderer.toneMapping = NeutralToneMapping
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#studio = studio(this.#renderer)
    this.#scene.environment = this.#studio.texture
    this.#scene.environmentIntensity = 0.7
    this.#renderer.setPixelRatio(Math.min(mostPixelRatio, devicePixelRatio))
    const { domElement } = this.#renderer
    host.append(domElement)
    this.#camera = new SceneCamera(domElement, this.#request)
    this.#scene.add(this.#contents.box, this.#contents.caps, this.#sun, this.#sun.target)
    const { signal } = this.#stop
    domElement.addEventListener('pointerdown', this.#press, { signal })
    domElement.addEventListener('pointerup', this.#release, { signal })
    domElement.addEventListener('webglcontextrestored', this.#request, { signal })
    this.#observer = new ResizeObserver(() => this.#resize(host))
    this.#observer.observe(host)
    this.#resize(host)
  }

  /** Shows a box. The first one is shown as a whole, later ones from the viewer’s present place. */
  show(shown: Shown, view: SceneView): void {
    const [before, viewBefore] = [this.#shown, this.#view]
    this.#shown = shown
    this.#view = view
    this.#camera.project(view.projection)
    this.#contents.show(shown, view)
    const isOther = before?.box !== shown.box
    if (isOther || viewBefore.trunk !== view.trunk || viewBefore.exploded !== view.exploded)
      this.#stand(before ? (isOther ? 'no' : 'again') : 'first')
    this.#request()
  }

  lookFrom(side: ViewSide): void {
    this.#camera.look(side, performance.now())
    this.#request()
  }

  /** Turns to the right and up, in radians. */
  turn(right: number, up: number): void {
    this.#camera.turn(right, up)
    this.#request()
  }

  /** Zooms by a factor. Above 1, it comes closer. */
  zoom(factor: number): void {
    this.#camera.zoom(factor)
    this.#request()
  }

  /** Returns the picture on the canvas as a PNG. */
  picture(): Promise<Blob | undefined> {
    this.#draw()
    return new Promise((give) =>
      this.#renderer.domElement.toBlob((blob) => give(blob ?? undefined), 'image/png'),
    )
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    this.#stop.abort()
    this.#observer.disconnect()
    this.#camera.dispose()
    this.#contents.dispose()
    if (this.#floor) released(this.#floor)
    this.#studio.dispose()
    this.#sun.dispose()
    this.#scene.clear()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
    this.#renderer.domElement.remove()
  }

  /** Puts the floor under the box and the sun above it, and frames the whole box if requested. */
  #stand(looks: 'first' | 'again' | 'no'): void {
    const around = new Box3().setFromObject(this.#contents.box)
    const ball = around.getBoundingSphere(new Sphere())
    if (this.#floor) released(this.#floor)
    this.#floor = floor(new Vector3(ball.center.x, around.min.y, ball.center.z), ball.radius)
    this.#scene.add(this.#floor)
    shineOn(this.#sun, ball)
    // The lengths are around the box.
    this.#camera.surround(around.expandByScalar(0.05))
    if (looks !== 'no') this.#camera.frame(looks === 'first')
  }

  #resize({ clientWidth: width, clientHeight: height }: HTMLElement): void {
    if (width === 0 || height === 0) return
    this.#renderer.setSize(width, height)
    this.#camera.resize(width, height)
    // A canvas of another size is empty, and would blink until the next frame.
    this.#draw()
  }

  readonly #request = (): void => {
    if (this.#frame !== 0) return
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0
      const goesOn = this.#camera.go(now)
      this.#draw()
      if (goesOn) this.#request()
    })
  }

  #draw(): void {
    const { current } = this.#camera
    this.#contents.measure(current, this.#renderer.domElement.clientHeight)
    // From below, the floor would be in the way.
    if (this.#floor) this.#floor.visible = this.#camera.looksDown
    this.#renderer.render(this.#scene, current)
  }

  readonly #press = ({ clientX: x, clientY: y }: PointerEvent): void => {
    this.#pressed = { x, y }
  }

  readonly #release = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const from = this.#pressed
    this.#pressed = undefined
    if (!from || Math.hypot(x - from.x, y - from.y) > pressSlack) return
    const { left, top, width, height } = this.#renderer.domElement.getBoundingClientRect()
    const ray = new Raycaster()
    ray.setFromCamera(
      new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2),
      this.#camera.current,
    )
    this.#events.onSelect(this.#contents.met(ray))
  }
}

/**
 * The context is requested here, because the library logs an error to the console in a browser that has none.
 */
function newRenderer(): WebGLRenderer {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true, depth: true, stencil: true })
  if (!context) throw new Error('this browser has no WebGL')
  return new WebGLRenderer({ canvas, context, alpha: true, stencil: true })
}
