import { type SplRange, splRanges } from '#shared/tools/spl-studies/spl-study.ts'

/** The bounds of a field, in SI units. */
export const boundsOf = (range: SplRange) => ({ min: splRanges[range].min, max: splRanges[range].max })
