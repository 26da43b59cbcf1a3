import { entity } from '#core/db/entity.ts'
import { ScoreSheet } from '#shared/score-sheets/score-sheet.ts'

type Key = Pick<ScoreSheet, 'eventId' | 'classKey' | 'entryId' | 'judgeId' | 'revision' | 'updatedAt'>

const four = (n: number) => String(n).padStart(4, '0')

/** Everything that a judge ever saved of a sheet, a row for each time. Of two devices that saved at once, both are here. */
export const sheetRevisions = entity({
  name: 'sheet-revision',
  erasure: 'kept',
  schema: ScoreSheet,
  key: ({ eventId, classKey, entryId, judgeId, revision, updatedAt }: Key) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: `SHT#${entryId}#${judgeId}#${four(revision)}#${updatedAt}`,
  }),
})
