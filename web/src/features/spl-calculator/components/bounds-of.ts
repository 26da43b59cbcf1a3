import { type SplRange, splRanges } from '#shared/spl-studies/spl-study.ts'

/** What a field takes, in SI units. */
export const boundsOf = (range: SplRange) => ({ min: splRanges[range].min, max: splRanges[range].max })
