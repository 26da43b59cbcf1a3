import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { facts } from '#core/competitions/competition-results/facts.ts'
import { placeResults } from '#core/competitions/result-imports/place-results.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { keepsPlaces } from '#shared/competitions/result-imports/keeps-places.ts'

/** No `once`: the places follow from the scores as they are now, where the result is and where it was. */
export const handler = consumer(facts, 'result.decided', 'place-results', async ({ fact, now }) => {
  const { resultId, was } = fact.payload
  const result = await competitionResults.get({ id: resultId }, { consistent: true })
  if (result?.source === 'event' || (result && !was && keepsPlaces(result))) return
  for (const place of [was, result])
    if (place?.eventId)
      await placeResults({ eventId: place.eventId, classKey: place.classKey }, resultId, now)
})
