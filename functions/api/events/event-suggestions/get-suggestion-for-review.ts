import { candidatesFor } from '#core/events/event-suggestions/candidates.ts'
import { findSuggestion } from '#core/events/event-suggestions/find-suggestion.ts'
import { listedSuggestion } from '#core/events/event-suggestions/shown-suggestions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSuggestionForReview as contract } from '#shared/events/event-suggestions/admin-contract.ts'

async function getSuggestionForReview({ params }: ApiRequest<typeof contract>) {
  const stored = await findSuggestion(params.suggestionId)
  const [suggestion, candidates] = await Promise.all([listedSuggestion(stored), candidatesFor(stored)])
  return { suggestion, candidates }
}

export const handler = endpoint(contract, getSuggestionForReview)
