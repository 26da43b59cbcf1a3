import { findPublicListing } from '#core/directory/listings/find-listing.ts'
import { isProgram } from '#core/directory/listings/is-program.ts'
import { countForListing } from '#core/directory/listings/listing-days.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { revealContact as contract } from '#shared/directory/listings/contract.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'

async function revealContact({ params, now, userAgent, remember }: ApiRequest<typeof contract>) {
  const { id: listingId, status, phone, email } = await findPublicListing(params.listingId, now)
  if (status === 'closed' || (!phone && !email)) throw listingRefusal.contactEmpty()
  const answer = { ...(phone && { phone }), ...(email && { email }) }
  if (!isProgram(userAgent))
    await commit(countForListing({ listingId, reveals: 1 }, now), ...remember(answer))
  return answer
}

export const handler = endpoint(contract, revealContact)
