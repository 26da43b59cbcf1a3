import { beginSuggestion } from '#core/events/event-suggestions/begin-suggestion.ts'
import { limitSuggestions } from '#core/events/event-suggestions/limit-suggestions.ts'
import { ownSuggestion } from '#core/events/event-suggestions/shown-suggestions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { suggestEventAsMember as contract } from '#shared/events/event-suggestions/contract.ts'

async function suggestEventAsMember({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { suggestion, writes } = await beginSuggestion(body, () => ({ suggestedBy: actor.userId }), now)
  const answer = await ownSuggestion(suggestion)
  await commit(...writes, limitSuggestions(actor.userId, now), ...remember(answer))
  return answer
}

export const handler = endpoint(contract, suggestEventAsMember)
