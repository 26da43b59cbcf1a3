import { ownSuggestions } from '#core/events/event-suggestions/shown-suggestions.ts'
import { suggesterPartition, suggestions } from '#core/events/event-suggestions/suggestions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMySuggestions as contract } from '#shared/events/event-suggestions/contract.ts'

async function listMySuggestions({ actor, query }: ApiRequest<typeof contract>) {
  const page = await suggestions.list({
    index: 'gsi3',
    pk: suggesterPartition(actor.userId),
    newestFirst: true,
    ...query,
  })
  return { ...page, items: await ownSuggestions(page.items) }
}

export const handler = endpoint(contract, listMySuggestions)
