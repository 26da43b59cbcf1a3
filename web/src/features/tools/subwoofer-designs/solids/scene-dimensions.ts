import {
  BufferGeometry,
  type Camera,
  CanvasTexture,
  Group,
  LineBasicMaterial,
  LineSegments,
  OrthographicCamera,
  type PerspectiveCamera,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three'
import type { Vector } from '#shared/tools/enclosures/panel.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { ShownDimensions } from './scene-view.ts'

type Measured = { from: Vector; to: Vector; text: string }

/** Words and lines, as the theme of the page has them. */
export type DimensionLook = {
  color: string
  ground: string
  font: string
  shown: (metres: number) => string
}

/** The sides of a box that its viewer sees. */
export type SeenSides = { isRight: boolean; isFront: boolean }

/** The distance of dimension lines from the box, m. */
const off = 0.05

/**
 * The measured lengths of a box, outside and inside, each chamber by itself. Those outside are where their
 * lines cross nothing that the viewer sees.
 */
export function measuredLengths(
  {
    outside,
    inside,
    boards,
    front,
    divided,
  }: Pick<BuiltBox, 'outside' | 'inside' | 'boards' | 'front' | 'divided'>,
  which: ShownDimensions,
  shown: (metres: number) => string,
  { isRight, isFront }: SeenSides = { isRight: true, isFront: true },
): Measured[] {
  const { width, height, depth } = outside
  const near = isFront ? -off : depth + off
  const beside = isRight ? width + off : -off
  const across = isRight ? -off : width + off
  const external: Measured[] = [
    { from: [0, near, 0], to: [width, near, 0], text: shown(width) },
    { from: [across, near, 0], to: [across, near, height], text: shown(height) },
    { from: [beside, 0, 0], to: [beside, depth, 0], text: shown(depth) },
  ]
  const wall = (width - inside.width) / 2
  const [y, middle] = [front.thickness, 0.32 * height]
  const spans = divided
    ? [divided.chambers.front, divided.chambers.rear]
    : [{ from: wall, to: wall + inside.width }]
  const along = divided ? (divided.chambers.rear.from + divided.chambers.rear.to) / 2 : width / 2
  const internal: Measured[] = [
    ...spans.map(
      ({ from, to }): Measured => ({
        from: [from, y + inside.depth / 2, middle],
        to: [to, y + inside.depth / 2, middle],
        text: shown(to - from),
      }),
    ),
    {
      from: [wall + 0.75 * inside.width, y + 0.75 * inside.depth, boards.panel],
      to: [wall + 0.75 * inside.width, y + 0.75 * inside.depth, boards.panel + inside.height],
      text: shown(inside.height),
    },
    {
      from: [along, y, boards.panel + 0.01],
      to: [along, y + inside.depth, boards.panel + 0.01],
      text: shown(inside.depth),
    },
  ]
  return [
    ...(which === 'external' || which === 'both' ? external : []),
    ...(which === 'internal' || which === 'both' ? internal : []),
  ]
}

/** Draws lines with their lengths, which stay visible in front of the box. */
export function dimensionGroup(measured: readonly Measured[], size: number, look: DimensionLook): Group {
  const group = new Group()
  const ends = measured.flatMap(({ from, to }) => lineWithTicks(from, to, 0.025 * size))
  const lines = new LineSegments(
    new BufferGeometry().setFromPoints(ends),
    new LineBasicMaterial({
      color: look.color,
      depthTest: false,
      transparent: true,
      opacity: 0.85,
      toneMapped: false,
    }),
  )
  lines.renderOrder = 100
  group.add(lines)
  for (const { from, to, text } of measured) {
    const label = labelSprite(text, look)
    label.userData.line = [new Vector3(...from), new Vector3(...to)]
    label.position.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2)
    group.add(label)
  }
  return group
}

/**
 * Gives the words of a group the same size on the screen at any distance. `height` is that of the canvas, px.
 */
export function fitLabels(
  group: Group | undefined,
  camera: PerspectiveCamera | OrthographicCamera,
  height: number,
): void {
  const ahead = camera.getWorldDirection(new Vector3())
  for (const label of group?.children ?? []) {
    if (!(label instanceof Sprite)) continue
    const away = label.getWorldPosition(new Vector3()).sub(camera.position).dot(ahead)
    const pixel = metresOfPixel(camera, away, height)
    const { width, height: high, line } = label.userData as LabelData
    label.scale.set(width * pixel, high * pixel, 1)
    const [from, to] = line.map((end) => group?.localToWorld(end.clone()) ?? end) as typeof line
    const along = to.sub(from)
    // A line that is seen from its end measures nothing.
    label.visible = along.addScaledVector(ahead, -along.dot(ahead)).length() > 0.6 * width * pixel
  }
}

type LabelData = { width: number; height: number; line: [Vector3, Vector3] }

function metresOfPixel(camera: Camera, away: number, height: number): number {
  if (camera instanceof OrthographicCamera) return (camera.top - camera.bottom) / camera.zoom / height
  return (2 * away * Math.tan(((camera as PerspectiveCamera).fov * Math.PI) / 360)) / height
}

/** A line with a tick across each of its ends. */
function lineWithTicks(from: Vector, to: Vector, tick: number): Vector3[] {
  const [start, end] = [new Vector3(...from), new Vector3(...to)]
  const along = end.clone().sub(start).normalize()
  const across =
    Math.abs(along.z) > 0.5
      ? new Vector3(1, 0, 0)
      : Math.abs(along.x) > 0.5
        ? new Vector3(0, 1, 0)
        : new Vector3(1, 0, 0)
  const half = across.multiplyScalar(tick / 2)
  return [start, end]
    .flatMap((point) => [point.clone().sub(half), point.clone().add(half)])
    .concat(start, end)
}

/** The letters of a label on the screen, and how many times sharper they are drawn, px. */
const letters = 13
const sharpness = 3

/** A word that always faces the camera. */
function labelSprite(text: string, { color, ground, font }: DimensionLook): Sprite {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const words = `600 ${letters * sharpness}px ${font}`
  if (context) {
    context.font = words
    canvas.width = Math.ceil(context.measureText(text).width) + 1.3 * letters * sharpness
    canvas.height = Math.ceil(1.75 * letters * sharpness)
    context.fillStyle = ground
    context.roundRect(0, 0, canvas.width, canvas.height, 4 * sharpness)
    context.fill()
    context.font = words
    context.fillStyle = color
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(text, canvas.width / 2, canvas.height / 2 + sharpness)
  }
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  const sprite = new Sprite(
    new SpriteMaterial({ map, depthTest: false, transparent: true, toneMapped: false }),
  )
  sprite.userData = { width: canvas.width / sharpness, height: canvas.height / sharpness }
  sprite.renderOrder = 101
  return sprite
}
