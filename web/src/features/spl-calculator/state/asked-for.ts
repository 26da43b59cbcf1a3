import type { SplStudy } from '#shared/spl-studies/spl-study.ts'

/** What a result is of: where it is read, and in which mode, is no other result. */
export const askedFor = ({ systems, target, meter }: SplStudy): string =>
  JSON.stringify({ systems, target, meter })
