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
 * included. Values beyond the box are held at its edge.
 */
export const tracePath = (scale: Scale, values: ArrayLike<number>): string =>
  stretchPath(scale, Array.from(values), 0, values.length - 1)

/** The same for a curve with gaps: a null ends the line, and the next value begins another. */
export function gappedTracePath(scale: Scale, values: readonly (number | null)[]): string {
  const paths: string[] = []
  let stretch: number[] = []
  for (let at = 0; at <= values.length; at++) {
    const value = values[at]
    if (typeof value === 'number') stretch.push(value)
    else if (stretch.length > 0) {
      paths.push(stretchPath(scale, stretch, at - stretch.length, values.length - 1))
      stretch = []
    }
  }
  return paths.join('')
}

/** Draws neighboring values of a curve. The first of them is at place `from` of `steps`. */
function stretchPath(scale: Scale, values: readonly number[], from: number, steps: number): string {
  const corners = values.map((value, at): Corner => {
    const y = Math.min(scale.height, Math.max(0, yOf(scale, value)))
    return [tenths((scale.width * (from + at)) / steps), tenths(y)]
  })
  return polyline(bends(corners))
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
