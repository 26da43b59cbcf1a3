import type { Filter } from './filter.ts'
import { filterSections } from './filter-sections.ts'

/** A complex gain at each angular frequency. */
export type FilterResponse = { re: Float64Array; im: Float64Array }

/** Writes what the filters do together into `into`, whose arrays are as long as `omega`. */
export function filterResponse(
  filters: readonly Filter[],
  omega: Float64Array,
  { re, im }: FilterResponse,
): void {
  re.fill(1)
  im.fill(0)
  const sections = filters.flatMap(filterSections)
  const delay = filters.reduce((sum, filter) => sum + (filter.kind === 'delay' ? filter.seconds : 0), 0)
  for (let at = 0; at < omega.length; at++) {
    const w = omega[at] as number
    const f = w / (2 * Math.PI)
    let [x, y] = [Math.cos(w * delay), -Math.sin(w * delay)]
    for (const { b2, b1, b0, a2, a1, a0 } of sections) {
      const overRe = b0 - b2 * f * f
      const overIm = b1 * f
      const underRe = a0 - a2 * f * f
      const underIm = a1 * f
      const size = underRe * underRe + underIm * underIm
      const gainRe = (overRe * underRe + overIm * underIm) / size
      const gainIm = (overIm * underRe - overRe * underIm) / size
      const was = x
      x = was * gainRe - y * gainIm
      y = was * gainIm + y * gainRe
    }
    re[at] = x
    im[at] = y
  }
}
