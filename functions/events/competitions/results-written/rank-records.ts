import { facts } from '#core/competitions/competition-results/facts.ts'
import { rankRecordsOfClass } from '#core/leaderboard/records/rank-records-of.ts'
import { rebuildBoardsOf } from '#core/leaderboard/records/rebuild-boards-of.ts'
import { tellOfRecords } from '#core/leaderboard/records/tell-of-records.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'results.written', 'rank-records', async ({ fact, onceFor, now }) => {
  const { eventId, classKey } = fact.payload
  const changes = await rankRecordsOfClass({ eventId, classKey })
  await tellOfRecords(changes, onceFor, now)
  await rebuildBoardsOf(changes, now, { eventId, classKey })
})
