import { queryOptions } from '@tanstack/react-query'
import { getSheet } from '#shared/competitions/score-sheets/contract.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { call } from '#web/lib/call.ts'

/** The sheets of an entry that the caller may read. */
export const sheetsQuery = ({
  eventId,
  classKey,
  entryId,
}: Pick<ScoreSheet, 'eventId' | 'classKey' | 'entryId'>) =>
  queryOptions({
    queryKey: ['competitions', eventId, 'sheets', classKey, entryId],
    queryFn: ({ signal }) => call(getSheet, { params: { eventId, classKey, entryId } }, { signal }),
  })
