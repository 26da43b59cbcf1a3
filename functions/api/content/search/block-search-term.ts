import { changeBlockedTerms } from '#core/content/search/change-blocked-terms.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { blockSearchTerm as contract, mostBlockedTerms } from '#shared/content/search/contract.ts'
import { AppError } from '#shared/errors.ts'
import { fold } from '#shared/platform/words/fold.ts'

function blockSearchTerm({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const term = fold(body.term)
  return changeBlockedTerms(
    {
      by: actor,
      description: `Blocked the search term ${term}`,
      change: (terms) => {
        if (terms.some((one) => one.term === term)) return terms
        if (terms.length >= mostBlockedTerms)
          throw new AppError(
            'conflict',
            'blocked_term_limit',
            `You can block ${mostBlockedTerms} terms. Unblock one first.`,
          )
        return [{ term, blockedAt: now }, ...terms]
      },
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, blockSearchTerm)
