import {
  BackSide,
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  type Sphere,
  type Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { released } from './released.ts'

/** Soft boxes of a studio: where they hang, how large they are, and how bright. */
const softBoxes = [
  { at: [0, 4.5, 1], size: [5, 3], bright: 9 },
  { at: [-5, 1.5, 2], size: [2, 5], bright: 4 },
  { at: [5, 2, 1.5], size: [1.5, 4], bright: 6 },
  { at: [1, 1, -5], size: [6, 3], bright: 5 },
  { at: [0, -4.5, 0], size: [5, 5], bright: 1.5 },
] as const

/** Paints once what surfaces mirror: a dim room with soft boxes. */
export function studio(renderer: WebGLRenderer): WebGLRenderTarget {
  const room = new Scene()
  room.add(new Mesh(new BoxGeometry(14, 10, 14), new MeshBasicMaterial({ color: grey(0.4), side: BackSide })))
  for (const { at, size, bright } of softBoxes) {
    const light = new Mesh(
      new PlaneGeometry(size[0], size[1]),
      new MeshBasicMaterial({ color: grey(bright), side: BackSide }),
    )
    light.position.set(at[0], at[1], at[2])
    light.lookAt(0, 0, 0)
    light.rotateY(Math.PI)
    room.add(light)
  }
  const painter = new PMREMGenerator(renderer)
  const painted = painter.fromScene(room, 0.03, 0.1, 100, { size: 128 })
  painter.dispose()
  for (const child of [...room.children]) released(child)
  return painted
}

const grey = (bright: number) => new Color().setScalar(bright)

/** The sun of a scene, with the shadows that it casts. */
export function sunlight(): DirectionalLight {
  const sun = new DirectionalLight(0xfff8ee, 2.1)
  sun.castShadow = true
  sun.shadow.mapSize.setScalar(1024)
  sun.shadow.radius = 4
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 0.002
  return sun
}

/** Lets the sun shine on a ball: from the right of the front and above. */
export function shineOn(sun: DirectionalLight, { center, radius }: Sphere): void {
  sun.position
    .set(0.75, 1.25, 1)
    .normalize()
    .multiplyScalar(3 * radius)
    .add(center)
  sun.target.position.copy(center)
  sun.target.updateMatrixWorld()
  const { camera } = sun.shadow
  const reach = 1.7 * radius
  Object.assign(camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.1 * radius,
    far: 8 * radius,
  })
  camera.updateProjectionMatrix()
}

/** The distance between the lines of the floor, m, and the width past which they would be too many. */
const cells = { usual: 0.1, wide: 0.5, widePast: 4 }

/** The floor under a box: its shadow, and lines that fade. */
export function floor(center: Vector3, radius: number): Group {
  const group = new Group()
  const shadow = new Mesh(new PlaneGeometry(14 * radius, 14 * radius), new ShadowMaterial({ opacity: 0.45 }))
  shadow.receiveShadow = true
  const grid = new LineSegments(fadingGrid(2.6 * radius), fadingLines())
  for (const part of [shadow, grid]) part.rotation.x = -Math.PI / 2
  shadow.position.y = -0.001
  group.add(shadow, grid)
  group.position.copy(center)
  return group
}

const fadingLines = () =>
  new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, toneMapped: false })

function fadingGrid(reach: number): BufferGeometry {
  const cell = reach > cells.widePast ? cells.wide : cells.usual
  const lines = Math.floor(reach / cell)
  const corners: number[] = []
  const colors: number[] = []
  const put = (x: number, y: number) => {
    corners.push(x, y, 0)
    colors.push(0.72, 0.74, 0.76, 0.3 * Math.max(0, 1 - Math.hypot(x, y) / reach) ** 1.5)
  }
  for (let line = -lines; line <= lines; line++)
    for (let step = -lines; step < lines; step++) {
      const [across, from, to] = [line * cell, step * cell, (step + 1) * cell]
      put(across, from)
      put(across, to)
      put(from, across)
      put(to, across)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 4))
  return geometry
}
