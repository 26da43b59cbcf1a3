import {
  BufferGeometry,
  CanvasTexture,
  Group,
  LineBasicMaterial,
  LineSegments,
  Sprite,
  SpriteMaterial,
  Vector3,
} from 'three'
import type { Vector } from '#shared/enclosures/panel.ts'
import type { BuiltBox } from '#shared/subwoofer-designs/built-box.ts'
import type { ShownDimensions } from './scene-view.ts'

type Measured = { from: Vector; to: Vector; text: string }

/** Words and lines, as the theme of the page has them. */
export type DimensionLook = { color: string; ground: string; shown: (metres: number) => string }

/** How far dimension lines stay off the box, m. */
const off = 0.06

/** What is measured of a box, outside and inside. */
export function measuredLengths(
  { outside, inside, boards, front }: Pick<BuiltBox, 'outside' | 'inside' | 'boards' | 'front'>,
  which: ShownDimensions,
  shown: (metres: number) => string,
): Measured[] {
  const { width, height, depth } = outside
  const external: Measured[] = [
    { from: [0, -off, -off], to: [width, -off, -off], text: shown(width) },
    { from: [width + off, -off, 0], to: [width + off, -off, height], text: shown(height) },
    { from: [width + off, 0, -off], to: [width + off, depth, -off], text: shown(depth) },
  ]
  const wall = (width - inside.width) / 2
  const [y, middle] = [front.thickness, height / 2]
  const internal: Measured[] = [
    {
      from: [wall, y + inside.depth / 2, middle],
      to: [wall + inside.width, y + inside.depth / 2, middle],
      text: shown(inside.width),
    },
    {
      from: [width / 2, y + inside.depth / 2, boards.panel],
      to: [width / 2, y + inside.depth / 2, boards.panel + inside.height],
      text: shown(inside.height),
    },
    {
      from: [width / 2, y, boards.panel + 0.01],
      to: [width / 2, y + inside.depth, boards.panel + 0.01],
      text: shown(inside.depth),
    },
  ]
  return [
    ...(which === 'external' || which === 'both' ? external : []),
    ...(which === 'internal' || which === 'both' ? internal : []),
  ]
}

/** Lines with their lengths, which stay in sight in front of the box. */
export function dimensionGroup(measured: readonly Measured[], size: number, look: DimensionLook): Group {
  const group = new Group()
  const ends = measured.flatMap(({ from, to }) => [...lineWithTicks(from, to, 0.02 * size)])
  const lines = new LineSegments(
    new BufferGeometry().setFromPoints(ends),
    new LineBasicMaterial({ color: look.color, depthTest: false, transparent: true }),
  )
  lines.renderOrder = 100
  group.add(lines)
  for (const { from, to, text } of measured) {
    const label = labelSprite(text, 0.055 * size, look)
    label.position.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2)
    group.add(label)
  }
  return group
}

/** A line with a tick across each of its ends. */
function lineWithTicks(from: Vector, to: Vector, tick: number): Vector3[] {
  const [start, end] = [new Vector3(...from), new Vector3(...to)]
  const along = end.clone().sub(start).normalize()
  const across = Math.abs(along.z) > 0.5 ? new Vector3(1, 0, 0) : new Vector3(0, 0, 1)
  const half = across.multiplyScalar(tick / 2)
  return [start, end]
    .flatMap((point) => [point.clone().sub(half), point.clone().add(half)])
    .concat(start, end)
}

const letters = 48

/** A word that always faces the camera. */
function labelSprite(text: string, height: number, { color, ground }: DimensionLook): Sprite {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const font = `600 ${letters}px "IBM Plex Mono", ui-monospace, monospace`
  if (context) {
    context.font = font
    canvas.width = Math.ceil(context.measureText(text).width) + letters
    canvas.height = Math.ceil(1.6 * letters)
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.font = font
    context.fillStyle = color
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(text, canvas.width / 2, canvas.height / 2)
  }
  const sprite = new Sprite(
    new SpriteMaterial({ map: new CanvasTexture(canvas), depthTest: false, transparent: true }),
  )
  sprite.scale.set((height * canvas.width) / Math.max(1, canvas.height), height, 1)
  sprite.renderOrder = 101
  return sprite
}
