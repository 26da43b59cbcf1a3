/** x and y, in m. */
export type Point = readonly [x: number, y: number]

/** A line through a point in the direction of a unit vector. */
export type Line = { at: Point; along: Point }

export const lineThrough = (from: Point, to: Point): Line => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y)
  return { at: from, along: [x / length, y / length] }
}

/** The parallel line so far to the left of another: inside, where a polygon runs counterclockwise. */
export const inset = ({ at, along }: Line, distance: number): Line => ({
  at: [at[0] - along[1] * distance, at[1] + along[0] * distance],
  along,
})

const cross = (one: Point, other: Point) => one[0] * other[1] - one[1] * other[0]

/** Returns the point where two lines meet. */
export function meeting(one: Line, other: Line): Point {
  const between: Point = [other.at[0] - one.at[0], other.at[1] - one.at[1]]
  const far = cross(between, other.along) / cross(one.along, other.along)
  return [one.at[0] + far * one.along[0], one.at[1] + far * one.along[1]]
}

/** Returns the distance along a line to the foot of a point. */
export const distanceAlong = ({ at, along }: Line, point: Point): number =>
  (point[0] - at[0]) * along[0] + (point[1] - at[1]) * along[1]

/** True if the path from one line onto the next turns left, as at every corner of a convex polygon. */
export const turnsLeft = (one: Line, next: Line): boolean => cross(one.along, next.along) > 0

/** Area inside a polygon, m² (Gauss); negative where it runs clockwise. */
export const polygonArea = (points: readonly Point[]): number =>
  points.reduce((sum, point, at) => sum + cross(point, points[(at + 1) % points.length] as Point), 0) / 2
