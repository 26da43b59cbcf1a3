import { diffWords } from 'diff'
import type { ChangedField, ChangedValues } from '#shared/directory/listing-changes/listing-change.ts'
import { fieldLines } from './field-lines.ts'

export type Part = { text: string; change: 'same' | 'added' | 'removed' }
type Line = readonly Part[]

/** What a field says before and after, each in lines whose parts say what is gone or new. */
export type ComparedField = { before: readonly Line[]; after: readonly Line[] }

/** Texts, in which a word may be all that has changed. */
const written: readonly ChangedField[] = ['summary', 'description']

/** Compares two values of a field: texts word by word, all else line by line. */
export function comparedField<Field extends ChangedField>(
  field: Field,
  from: ChangedValues[Field],
  to: ChangedValues[Field],
): ComparedField {
  const [before, after] = [fieldLines(field, from), fieldLines(field, to)]
  if (written.includes(field) && before.length > 0 && after.length > 0)
    return comparedText(before.join('\n'), after.join('\n'))
  return {
    before: before.map((text) => [{ text, change: after.includes(text) ? 'same' : 'removed' }]),
    after: after.map((text) => [{ text, change: before.includes(text) ? 'same' : 'added' }]),
  }
}

function comparedText(before: string, after: string): ComparedField {
  const parts = diffWords(before, after).map(
    ({ value: text, added, removed }): Part => ({
      text,
      change: added ? 'added' : removed ? 'removed' : 'same',
    }),
  )
  return {
    before: [parts.filter(({ change }) => change !== 'added')],
    after: [parts.filter(({ change }) => change !== 'removed')],
  }
}
