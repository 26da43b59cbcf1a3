import { facts } from '#core/competitions/competition-results/facts.ts'
import { placeResults } from '#core/competitions/result-imports/place-results.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: the places follow from the scores as they are now. */
export const handler = consumer(facts, 'imports.changed', 'place-results', async ({ fact, now }) => {
  const { eventId, classKeys } = fact.payload
  for (const classKey of classKeys) await placeResults({ eventId, classKey }, undefined, now)
})
