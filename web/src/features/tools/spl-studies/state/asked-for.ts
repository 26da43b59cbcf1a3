import type { SplStudy } from '#shared/tools/spl-studies/spl-study.ts'

/** Identifies a result by its inputs. Its place on the screen and its mode do not make it another result. */
export const askedFor = ({ systems, target, meter }: SplStudy): string =>
  JSON.stringify({ systems, target, meter })
