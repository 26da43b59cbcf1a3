import { limitSuggestions, suggestedListing } from '#core/directory/listings/suggest-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { suggestListingAsMember as contract } from '#shared/directory/listings/own-contract.ts'

async function suggestListingAsMember({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const answer = { sent: true }
  // Of two who suggest the same business at once, the second reads that it is listed.
  await untilUnchanged(async () => {
    const writes = await suggestedListing(body, () => ({ submittedBy: actor.user.id }), now)
    await commit(...writes, limitSuggestions(actor.userId, now), ...remember(answer))
  })
  return answer
}

export const handler = endpoint(contract, suggestListingAsMember)
