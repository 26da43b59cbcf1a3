import { similarEvents } from '#core/events/event-suggestions/similar-events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findSimilarEvents as contract } from '#shared/events/event-suggestions/contract.ts'

const findSimilarEvents = async ({ query }: ApiRequest<typeof contract>) => ({
  items: await similarEvents(query),
})

export const handler = endpoint(contract, findSimilarEvents)
