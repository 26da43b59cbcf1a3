import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { sheetTotal } from '#shared/competitions/score-sheets/sheet-total.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { rubricMaximum } from '#shared/rules/rulebooks/rubric.ts'
import { showHundredths, showScore } from '#shared/rules/scores/show-score.ts'
import { type FoldedEntry, scoreHere } from '../offline/fold-work.ts'
import { entryKey, sheetOf } from '../offline/scoring-item.ts'
import { noFields, type SheetDraft } from '../offline/sheet-draft.ts'

/** What an entry has so far: by its runs, or by the sheet that is open on this device. */
export function totalWords(
  work: ClassWork,
  entry: FoldedEntry,
  drafts: Readonly<Record<string, SheetDraft>>,
): string {
  const { rubric } = work
  if (isJudged(work.format) && rubric) {
    const { values } = drafts[entryKey(sheetOf(work.of, entry))]?.fields ?? noFields
    return `${showHundredths(sheetTotal(rubric, values))} of ${showHundredths(rubricMaximum(rubric))}`
  }
  const score = scoreHere(entry.runs, work)
  return score ? showScore(score.score) : '–'
}
