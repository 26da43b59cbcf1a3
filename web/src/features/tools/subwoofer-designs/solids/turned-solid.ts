/** The surface of a turned part. */
export type Finish =
  | 'cone'
  | 'cap'
  | 'rubber'
  | 'frame'
  | 'basket'
  | 'ferrite'
  | 'steel'
  | 'copper'
  | 'cloth'
  | 'tube'

/** The distances from the axis and behind the outer face of the front, m. */
export type ProfilePoint = readonly [radius: number, behind: number]

/** A closed solid: a loop of points to turn around their axis, the way from the axis outward at its back first. */
export type TurnedSolid = {
  finish: Finish
  loop: readonly ProfilePoint[]
  /**
   * The offset of its own axis from that of the part, m, for small solids that stand beside it, such as
   * screws.
   */
  aside?: readonly [number, number]
}

/** A sheet with a thickness along a line of points, as a loop. */
export function shell(line: readonly ProfilePoint[], thickness: number): ProfilePoint[] {
  return [...line, ...line.map(([radius, behind]): ProfilePoint => [radius, behind + thickness]).toReversed()]
}

/** A ring, or a disc where it begins at the axis. */
export const ring = (inner: number, outer: number, from: number, to: number): ProfilePoint[] => [
  [inner, from],
  [outer, from],
  [outer, to],
  [inner, to],
]

/** An arch from one radius to another that rises toward the viewer, from a height. */
export function arch(from: number, to: number, behind: number, rise: number, steps = 10): ProfilePoint[] {
  return Array.from({ length: steps + 1 }, (_, at): ProfilePoint => {
    const share = at / steps
    return [
      from + (to - from) * (1 - Math.cos(Math.PI * share)) * 0.5,
      behind - rise * Math.sin(Math.PI * share),
    ]
  })
}
