import { line } from '#shared/text.ts'

/** A name as it can be read back; undefined where nothing is left of it. One that may be left out can be empty. */
export const readName = (typed: string, max: number, optional = false): string | undefined =>
  line(max, optional ? 0 : 1).safeParse(typed).data
