import { line } from '#shared/text.ts'

/**
 * Returns a name as it can be read back, or undefined if nothing is left of it. An optional name can be
 * empty.
 */
export const readName = (typed: string, max: number, optional = false): string | undefined =>
  line(max, optional ? 0 : 1).safeParse(typed).data
