import { facts } from '#core/competition-results/facts.ts'
import { consumer } from '#core/facts/consumer.ts'
import { rankRecordsOfResult } from '#core/records/rank-records-of.ts'
import { tellOfRecords } from '#core/records/tell-of-records.ts'

export const handler = consumer(facts, 'result.decided', 'rank-records', async ({ fact, onceFor, now }) => {
  const { resultId, was } = fact.payload
  await tellOfRecords(await rankRecordsOfResult(resultId, was), onceFor, now)
})
