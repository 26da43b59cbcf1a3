import type { DraftFact } from '#shared/ai/ai-drafts/draft.ts'

const longestValue = 300
const most = 30

/** A text cut to so many letters, never through a character. */
export const cutTo = (text: string, letters: number): string =>
  text.slice(0, letters).replace(/[\ud800-\udbff]$/, '')

/** The facts of a form by their labels; what is not filled in is none. */
export const draftFacts = (given: Readonly<Record<string, string | undefined>>): DraftFact[] =>
  Object.entries(given)
    .map(([label, value = '']) => ({ label, value: cutTo(value.replace(/\s+/g, ' ').trim(), longestValue) }))
    .filter(({ value }) => value !== '')
    .slice(0, most)
