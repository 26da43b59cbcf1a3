import { facts } from '#core/competitions/competition-results/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { rankRecordsOfClass } from '#core/records/rank-records-of.ts'
import { rebuildBoardsOf } from '#core/records/rebuild-boards-of.ts'
import { tellOfRecords } from '#core/records/tell-of-records.ts'

export const handler = consumer(facts, 'results.written', 'rank-records', async ({ fact, onceFor, now }) => {
  const { eventId, classKey } = fact.payload
  const changes = await rankRecordsOfClass({ eventId, classKey })
  await tellOfRecords(changes, onceFor, now)
  await rebuildBoardsOf(changes, now, { eventId, classKey })
})
