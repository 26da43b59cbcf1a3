import type { ScoreSheetFields } from '#shared/competitions/score-sheets/score-sheet.ts'
import { differingItems } from '#shared/competitions/score-sheets/sheet-refusal.ts'
import { itemsOf, type Rubric } from '#shared/rules/rulebooks/rubric.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { withComment, withValue } from '#web/features/competitions/judge-scoring/offline/sheet-draft.ts'

/** One thing on which two versions of a sheet differ, in words. */
export type Difference = { key: string; label: string; mine: string; theirs: string }

const valueWords = (value: number | undefined) => (value === undefined ? 'Nothing' : showHundredths(value))
const textWords = (text: string | undefined) => text || 'Nothing'

const valueKey = (key: string) => `value ${key}`
const commentKey = (key: string) => `comment ${key}`
const noteKey = 'note'

/** All on which two versions of a sheet differ, in the order of the rubric. */
export function differencesOf(
  rubric: Rubric,
  mine: ScoreSheetFields,
  theirs: ScoreSheetFields,
): Difference[] {
  const differing = differingItems(rubric, mine, theirs)
  const values = itemsOf(rubric)
    .filter(({ key }) => differing.includes(key))
    .map(({ key, label }) => ({
      key: valueKey(key),
      label,
      mine: valueWords(mine.values[key]),
      theirs: valueWords(theirs.values[key]),
    }))
  const comments = rubric.sections
    .filter(({ key }) => (mine.comments[key] ?? '') !== (theirs.comments[key] ?? ''))
    .map(({ key, name }) => ({
      key: commentKey(key),
      label: `Comment on ${name}`,
      mine: textWords(mine.comments[key]),
      theirs: textWords(theirs.comments[key]),
    }))
  const note = {
    key: noteKey,
    label: 'Private note',
    mine: textWords(mine.privateNote),
    theirs: textWords(theirs.privateNote),
  }
  return [...values, ...comments, ...(mine.privateNote === theirs.privateNote ? [] : [note])]
}

/** The sheet that a judge has chosen from two: this device’s, with the other’s where it was taken. */
export function chosenFields(
  rubric: Rubric,
  mine: ScoreSheetFields,
  theirs: ScoreSheetFields,
  taken: ReadonlySet<string>,
): ScoreSheetFields {
  let chosen = mine
  for (const { key } of itemsOf(rubric))
    if (taken.has(valueKey(key))) chosen = withValue(chosen, key, theirs.values[key])
  for (const { key } of rubric.sections)
    if (taken.has(commentKey(key))) chosen = withComment(chosen, key, theirs.comments[key] ?? '')
  return taken.has(noteKey) ? { ...chosen, privateNote: theirs.privateNote } : chosen
}
