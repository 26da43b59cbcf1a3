import { changeBlockedTerms } from '#core/content/search/change-blocked-terms.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { unblockSearchTerm as contract } from '#shared/content/search/contract.ts'
import { fold } from '#shared/platform/words/fold.ts'

function unblockSearchTerm({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const term = fold(body.term)
  return changeBlockedTerms(
    {
      by: actor,
      description: `Unblocked the search term ${term}`,
      change: (terms) => terms.filter((one) => one.term !== term),
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, unblockSearchTerm)
