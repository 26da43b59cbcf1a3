import {
  competitionResults,
  resultsOfEvent,
} from '#core/competitions/competition-results/competition-results.ts'
import { resultRows } from '#core/competitions/competition-results/shown-results.ts'
import { events } from '#core/events/events/events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listEventResults as contract } from '#shared/competitions/competition-results/contract.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'

async function listEventResults({ query: { eventId, limit, cursor } }: ApiRequest<typeof contract>) {
  const event = await events.get({ id: eventId })
  if (event?.status !== 'published' && event?.status !== 'cancelled') throw eventNotFound()
  const page = await competitionResults.list({ index: 'gsi3', pk: resultsOfEvent(eventId), limit, cursor })
  return { ...page, items: await resultRows(page.items) }
}

export const handler = endpoint(contract, listEventResults)
