/** The part of the plane a plot shows, and the box of pixels it is drawn into. */
export type Scale = {
  width: number
  height: number
  fromHz: number
  toHz: number
  bottom: number
  top: number
}

export const xOf = (scale: Scale, hz: number): number =>
  (scale.width * Math.log(hz / scale.fromHz)) / Math.log(scale.toHz / scale.fromHz)

export const hzOf = (scale: Scale, x: number): number =>
  scale.fromHz * (scale.toHz / scale.fromHz) ** (x / scale.width)

export const yOf = (scale: Scale, value: number): number =>
  (scale.height * (scale.top - value)) / (scale.top - scale.bottom)

/**
 * A curve as a path, within half a pixel, by its values at frequencies that are evenly spread over the log axis, both ends
 * included. Where it leaves the box the line ends, and another begins where it comes back.
 */
export const tracePath = (scale: Scale, values: ArrayLike<number>): string =>
  gappedTracePath(scale, Array.from(values))

/** The same for a curve with gaps: a null ends the line, and the next value begins another. */
export function gappedTracePath(scale: Scale, values: readonly (number | null)[]): string {
  const paths: string[] = []
  let stretch: number[] = []
  for (let at = 0; at <= values.length; at++) {
    const value = values[at]
    if (typeof value === 'number') stretch.push(value)
    else if (stretch.length > 0) {
      const corners = cornersOf(scale, stretch, at - stretch.length, values.length - 1)
      for (const line of insideBox(corners, 10 * scale.height)) paths.push(polyline(bends(line)))
      stretch = []
    }
  }
  return paths.join('')
}

/** The area between a curve and the bottom of its box, of values as in `tracePath`. */
export function areaPath(scale: Scale, values: ArrayLike<number>): string {
  const corners = cornersOf(scale, Array.from(values), 0, values.length - 1)
  const held = corners.map(([x, y]): Corner => [x, Math.min(10 * scale.height, Math.max(0, y))])
  return `${polyline(bends(held))}V${scale.height}H0Z`
}

/** The corners of neighboring values of a curve, in tenths. The first of them is at place `from` of `steps`. */
const cornersOf = (scale: Scale, values: readonly number[], from: number, steps: number): Corner[] =>
  values.map((value, at) => [tenths((scale.width * (from + at)) / steps), tenths(yOf(scale, value))])

/** The parts of a line that are between the top and the bottom of its box. */
function insideBox(corners: readonly Corner[], height: number): Corner[][] {
  const isInside = ([, y]: Corner) => y >= 0 && y <= height
  const lines: Corner[][] = []
  let line: Corner[] = []
  const end = () => {
    if (line.length > 1 || corners.length === 1) lines.push(line)
    line = []
  }
  for (const [at, corner] of corners.entries()) {
    const before = corners[at - 1]
    for (const crossing of before ? crossings(before, corner, height) : []) {
      const isLeaving = line.length > 0
      line.push(crossing)
      if (isLeaving) end()
    }
    if (isInside(corner)) line.push(corner)
    else end()
  }
  end()
  return lines
}

/** The points at which a line goes through the top or the bottom of its box, in its direction. */
function crossings(from: Corner, to: Corner, height: number): Corner[] {
  const shares = [0, height].flatMap((edge) =>
    (from[1] - edge) * (to[1] - edge) < 0 ? [{ edge, share: (edge - from[1]) / (to[1] - from[1]) }] : [],
  )
  return shares
    .toSorted((one, other) => one.share - other.share)
    .map(({ edge, share }) => [Math.round(from[0] + (to[0] - from[0]) * share), edge])
}

type Corner = readonly [x: number, y: number]

const tenths = (value: number) => Math.round(value * 10)

const withinTenths = 4

/** The corners without those that a straight line passes by closely enough (Ramer, Douglas and Peucker). */
function bends(corners: readonly Corner[]): readonly Corner[] {
  const [first, last] = [corners[0], corners.at(-1)]
  if (!first || !last || corners.length < 3) return corners
  const slope = (last[1] - first[1]) / (last[0] - first[0])
  const away = corners.map(([x, y]) => Math.abs(y - first[1] - slope * (x - first[0])))
  const farthest = Math.max(...away)
  if (farthest <= withinTenths) return [first, last]
  const bend = away.indexOf(farthest)
  return [...bends(corners.slice(0, bend + 1)), ...bends(corners.slice(bend)).slice(1)]
}

/**
 * Draws from corner to corner in relative steps, which take a third of the page size that positions would.
 */
function polyline([first = [0, 0], ...rest]: readonly Corner[]): string {
  let [x, y] = first
  const steps = rest.map((corner) => {
    const step = `${(corner[0] - x) / 10} ${(corner[1] - y) / 10}`
    ;[x, y] = corner
    return step
  })
  return `M${first[0] / 10} ${first[1] / 10}l${steps.join(' ').replaceAll(' -', '-')}`
}
