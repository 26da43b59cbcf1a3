import { listedSuggestions } from '#core/events/event-suggestions/shown-suggestions.ts'
import { queuePartition, suggestions } from '#core/events/event-suggestions/suggestions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listSuggestions as contract } from '#shared/events/event-suggestions/admin-contract.ts'
import { isDecided } from '#shared/events/event-suggestions/suggestion.ts'

async function listSuggestions({ query: { status, limit, cursor } }: ApiRequest<typeof contract>) {
  const page = await suggestions.list({
    index: 'gsi1',
    pk: queuePartition(status),
    newestFirst: isDecided({ status }),
    limit,
    cursor,
  })
  return { ...page, items: await listedSuggestions(page.items) }
}

export const handler = endpoint(contract, listSuggestions)
