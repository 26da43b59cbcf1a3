import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { similarEvents } from '#core/event-suggestions/similar-events.ts'
import { findSimilarEvents as contract } from '#shared/event-suggestions/contract.ts'

const findSimilarEvents = async ({ query }: ApiRequest<typeof contract>) => ({
  items: await similarEvents(query),
})

export const handler = endpoint(contract, findSimilarEvents)
