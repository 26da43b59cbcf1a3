import type { DriverBody } from '#shared/tools/subwoofer-designs/driver-body.ts'
import { driverSolids, plainDriverSolids, screwSolids } from './driver-solids.ts'
import { smallSides } from './scene-geometry.ts'
import type { TurnedSolid } from './turned-solid.ts'

/** The maximum number of triangles for all drivers of a box. Each hole in the front has some, too. */
const mostTriangles = (count: number) => 43_600 - 200 * count

/** More sides look no rounder, and fewer than the minimum no longer look like a circle. */
const mostSides = 64
const leastSides = 12
const mostPlainSides = 24

/** Drivers as solids to turn, and in how many sides: the more there are, the fewer, and in the end in plain shapes. */
export function driverDetail(
  body: DriverBody,
  count: number,
): { solids: readonly TurnedSolid[]; sides: number } {
  const each = mostTriangles(count) / count
  const [whole, screws] = [driverSolids(body), screwSolids(body)]
  const sides = Math.floor((each - trianglesAt(smallSides, screws)) / trianglesAt(1, whole))
  if (sides >= leastSides) return { solids: [...whole, ...screws], sides: Math.min(mostSides, sides) }
  const plain = plainDriverSolids(body)
  return { solids: plain, sides: Math.min(mostPlainSides, Math.floor(each / trianglesAt(1, plain))) }
}

const trianglesAt = (sides: number, solids: readonly TurnedSolid[]) =>
  2 * sides * solids.reduce((sum, { loop }) => sum + loop.length, 0)
