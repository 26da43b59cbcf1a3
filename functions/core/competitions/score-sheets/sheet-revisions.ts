import { entity } from '#core/platform/db/entity.ts'
import { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'

type Key = Pick<ScoreSheet, 'eventId' | 'classKey' | 'entryId' | 'judgeId' | 'revision' | 'updatedAt'>

const four = (n: number) => String(n).padStart(4, '0')

/**
 * Every version of a sheet that a judge ever saved, one row each time. Two devices that saved at the same time both
 * have a row.
 */
export const sheetRevisions = entity({
  name: 'sheet-revision',
  erasure: 'kept',
  schema: ScoreSheet,
  key: ({ eventId, classKey, entryId, judgeId, revision, updatedAt }: Key) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: `SHT#${entryId}#${judgeId}#${four(revision)}#${updatedAt}`,
  }),
})
