import type { TableValue } from '#shared/tools/pro-tools/tool-tables.ts'

/** Returns the warnings about hearing at a level: every text whose level is reached, the mildest first. */
export const hearingTexts = (level: number, { texts }: TableValue<'hearing'>): string[] =>
  texts
    .filter(({ from }) => level >= from)
    .toSorted((one, other) => one.from - other.from)
    .map(({ text }) => text)
