import { type BoxProfile, boxProfile, innerFace, type Wall } from './box-profile.ts'
import { type Boards, type BoxShape, baffleBoards, baffleThickness } from './box-shape.ts'
import {
  bounds,
  extremes,
  isCircle,
  type Outline,
  type Panel,
  type PanelLayer,
  type Vector,
} from './panel.ts'
import { inset, meeting, type Point } from './polygon.ts'
import { isRabbeted, type Joint, type WallLayer, wallLayers } from './wall-layers.ts'

/** Every panel of a box, without cut-outs. Together they fill the space between its outside and its inside. */
export function boxPanels(shape: BoxShape, boards: Boards, joint: Joint): Panel[] {
  if (shape.kind === 'cylinder') return cylinderPanels(shape, boards)
  const profile = boxProfile(shape, boards)
  const walls = profile.walls.flatMap((wall, at) =>
    wallLayers(profile, at, joint).map((layers, board, { length }) =>
      wallPanel(profile, wall, layers, {
        id: length === 1 ? wall.name : `${wall.name}_${board + 1}`,
        depth: wall.boards.slice(0, board).reduce((sum, thickness) => sum + thickness, 0),
      }),
    ),
  )
  return [...walls, ...capPanels(profile, joint)]
}

/** Converts a point of the profile and a distance along its span to the box. */
const inBox = ({ drawn }: BoxProfile, [x, y]: Point, along: number): Vector =>
  drawn === 'across' ? [along, y, x] : [x, y, along]

const minus = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z]

function wallPanel(
  profile: BoxProfile,
  wall: Wall,
  layers: readonly WallLayer[],
  { id, depth }: { id: string; depth: number },
): Panel {
  const { span, drawn } = profile
  const across = drawn === 'across'
  const along = inBox(profile, wall.outer.along, 0)
  const inward = inBox(profile, [-wall.outer.along[1], wall.outer.along[0]], 0)
  const out = inBox(profile, [0, 0], 1)
  // The back would hang upside down, because walls run on around the box.
  const turned = across && wall.name === 'back'
  const outline = ([begin, end]: readonly [number, number], away: number): Point[] => {
    const [low, high] = [away, span - away]
    if (!across)
      return [
        [begin, low],
        [end, low],
        [end, high],
        [begin, high],
      ]
    const [from, to] = turned ? [-end, -begin] : [begin, end]
    const [left, right] = turned ? [-high, -low] : [low, high]
    return [
      [left, from],
      [right, from],
      [right, to],
      [left, to],
    ]
  }
  const sign = (vector: Vector) => (turned ? minus(vector) : vector)
  return atOrigin({
    id,
    wall: wall.name,
    layers: layers.map(({ thickness, outer, inner, away }) => ({
      thickness,
      outer: outline(outer, away),
      inner: outline(inner, away),
    })),
    place: {
      origin: inBox(profile, inset(wall.outer, depth).at, 0),
      x: sign(across ? out : along),
      y: sign(across ? along : out),
      inward,
    },
  })
}

/** The two panels that close the profile, within its walls. */
function capPanels(profile: BoxProfile, joint: Joint): Panel[] {
  const { walls, span, caps, drawn } = profile
  const face = (at: number) => {
    const wall = walls[at] as Wall
    return joint.kind === 'rabbet' && isRabbeted(profile, at, joint)
      ? inset(wall.outer, wall.thickness - joint.depth)
      : innerFace(wall)
  }
  const corners = walls.map((_, at) => meeting(face((at + walls.length - 1) % walls.length), face(at)))
  const out = inBox(profile, [0, 0], 1)
  return caps.names.map((name, at) => {
    const last = at === 1
    // Seen from outside and upright: the sides of a wedge stand on their bottom, the caps of an L have their back up.
    const [x, y]: readonly [Point, Point] =
      drawn === 'across'
        ? [
            [0, last ? 1 : -1],
            [1, 0],
          ]
        : [
            [last ? 1 : -1, 0],
            [0, 1],
          ]
    const seen = corners.map(([p, q]): Point => [p * x[0] + q * x[1], p * y[0] + q * y[1]])
    const outline = last === (drawn === 'up') ? seen : seen.toReversed()
    return atOrigin({
      id: name,
      wall: name,
      layers: [{ thickness: caps.thickness, outer: outline, inner: outline }],
      place: {
        origin: inBox(profile, [0, 0], last ? span : 0),
        x: inBox(profile, x, 0),
        y: inBox(profile, y, 0),
        inward: last ? minus(out) : out,
      },
    })
  })
}

function cylinderPanels(
  { diameter, length, wall }: Extract<BoxShape, { kind: 'cylinder' }>,
  boards: Boards,
): Panel[] {
  const center: Point = [diameter / 2, diameter / 2]
  const disc = (thickness: number): PanelLayer[] => {
    const outline = { center, diameter }
    return [{ thickness, outer: outline, inner: outline }]
  }
  const seenFrom = (depth: number, back: boolean) => ({
    origin: [back ? diameter : 0, depth, 0] as const,
    x: [back ? -1 : 1, 0, 0] as const,
    y: [0, 0, 1] as const,
    inward: [0, back ? -1 : 1, 0] as const,
  })
  const front = baffleThickness(boards)
  const fronts = baffleBoards(boards).map((thickness, at, all): Panel => {
    const id = all.length === 1 ? 'front' : `front_${at + 1}`
    const place = seenFrom(at * thickness, false)
    return { id, wall: 'front', stock: 'sheet', layers: disc(thickness), cutOuts: [], place }
  })
  return [
    ...fronts,
    {
      id: 'tube',
      wall: 'tube',
      stock: 'tube',
      layers: disc(length - front - boards.panel),
      cutOuts: [{ center, diameter: diameter - 2 * wall }],
      place: seenFrom(front, false),
    },
    {
      id: 'back',
      wall: 'back',
      stock: 'sheet',
      layers: disc(boards.panel),
      cutOuts: [],
      place: seenFrom(length, true),
    },
  ]
}

/** The panel with its corner at 0, 0. */
function atOrigin(panel: Pick<Panel, 'id' | 'wall' | 'layers' | 'place'>): Panel {
  const { left, bottom } = bounds(
    panel.layers.flatMap(({ outer, inner }) => [...extremes(outer), ...extremes(inner)]),
  )
  const moved = (outline: Outline): Outline =>
    isCircle(outline) ? outline : outline.map(([x, y]): Point => [x - left, y - bottom])
  const { origin, x, y } = panel.place
  const at = (axis: 0 | 1 | 2) => origin[axis] + left * x[axis] + bottom * y[axis]
  return {
    ...panel,
    stock: 'sheet',
    layers: panel.layers.map(({ thickness, outer, inner }) => ({
      thickness,
      outer: moved(outer),
      inner: moved(inner),
    })),
    cutOuts: [],
    place: { ...panel.place, origin: [at(0), at(1), at(2)] },
  }
}
