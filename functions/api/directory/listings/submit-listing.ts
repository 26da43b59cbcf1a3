import { historyOf, ownOneMore } from '#core/directory/listings/owned-listings.ts'
import { stepAsOwner } from '#core/directory/listings/step-as-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { isFlagged } from '#shared/directory/listings/flagged-words.ts'
import { goesLiveAtOnce } from '#shared/directory/listings/listing-limits.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { submitListing as contract } from '#shared/directory/listings/own-contract.ts'

/** Later listings of a verified business are published at once, unless a word in them waits for an administrator. */
async function submitListing(request: ApiRequest<typeof contract>) {
  const { user } = request.actor
  if (user.status !== 'active') throw listingRefusal.accountPending()
  return stepAsOwner(
    request,
    async ({ businessName, summary, description, startingPriceFor, pictures, publishedAt }) => {
      const others = await historyOf(user.id)
      const words = [businessName, summary, description, startingPriceFor, ...pictures.map(({ alt }) => alt)]
      const isPlain = !isFlagged(words.join('\n'))
      // One that was public keeps its reviews, so what it is called by now is looked at.
      return isPlain && !publishedAt && goesLiveAtOnce(user, others, request.now) ? 'publish' : 'submit'
    },
    async ({ id }) => [await ownOneMore(user, id)],
  )
}

export const handler = endpoint(contract, submitListing)
