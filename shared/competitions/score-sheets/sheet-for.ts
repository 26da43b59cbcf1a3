import type { ScoreSheet } from './score-sheet.ts'

type Reader = { userId: string; isHeadJudge: boolean; isEntrant: boolean }

/**
 * A sheet as someone may read it: what its judge wrote to the head judge is for these two, and the entrant does not
 * read who opened it again, or why.
 */
export function sheetFor(sheet: ScoreSheet, { userId, isHeadJudge, isEntrant }: Reader): ScoreSheet {
  if (isEntrant) {
    const { reopened: _, ...rest } = sheet
    return { ...rest, privateNote: '' }
  }
  return isHeadJudge || sheet.judgeId === userId ? sheet : { ...sheet, privateNote: '' }
}
