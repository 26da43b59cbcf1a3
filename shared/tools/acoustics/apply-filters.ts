import type { Filter } from './filter.ts'
import { type FilterResponse, filterResponse } from './filter-response.ts'
import type { Solution } from './solution.ts'

/** Multiplies everything linear by what filters do, and leaves the impedance alone. */
export function applyFilters(filters: readonly Filter[], solution: Solution, scratch: FilterResponse): void {
  if (filters.length === 0) return
  filterResponse(filters, solution.omega, scratch)
  const { cone, outRe, outIm, port, rearPort, gain } = solution
  for (let at = 0; at < cone.length; at++) {
    const [re, im] = [scratch.re[at] as number, scratch.im[at] as number]
    const size = Math.sqrt(re * re + im * im)
    const [x, y] = [outRe[at] as number, outIm[at] as number]
    outRe[at] = x * re - y * im
    outIm[at] = x * im + y * re
    cone[at] = (cone[at] as number) * size
    port[at] = (port[at] as number) * size
    rearPort[at] = (rearPort[at] as number) * size
    gain[at] = size
  }
}
