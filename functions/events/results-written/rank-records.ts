import { facts } from '#core/competition-results/facts.ts'
import { consumer } from '#core/facts/consumer.ts'
import { rankRecordsOfClass } from '#core/records/rank-records-of.ts'
import { tellOfRecords } from '#core/records/tell-of-records.ts'

export const handler = consumer(facts, 'results.written', 'rank-records', async ({ fact, onceFor, now }) => {
  const { eventId, classKey } = fact.payload
  await tellOfRecords(await rankRecordsOfClass({ eventId, classKey }), onceFor, now)
})
