import { recordsPartition, sheetsPrefix } from '#core/events/class-entries/class-records.ts'
import { entity } from '#core/platform/db/entity.ts'
import { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'

type Key = Pick<ScoreSheet, 'eventId' | 'classKey' | 'entryId' | 'judgeId'>

/** The sheet of a judge and an entry as it is now. */
export const scoreSheets = entity({
  name: 'score-sheet',
  erasure: 'kept',
  schema: ScoreSheet,
  key: ({ eventId, classKey, entryId, judgeId }: Key) => ({
    pk: recordsPartition(eventId, classKey),
    sk: `${sheetsPrefix(entryId)}#${judgeId}`,
  }),
})
