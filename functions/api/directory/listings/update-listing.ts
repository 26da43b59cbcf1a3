import { changeOwnListing } from '#core/directory/listings/change-own-listing.ts'
import { settledFields } from '#core/directory/listings/settled-fields.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { updateListing as contract } from '#shared/directory/listings/own-contract.ts'

function updateListing({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, note, ...fields } = body
  return changeOwnListing(
    {
      listingId: params.listingId,
      userId: actor.userId,
      version,
      note,
      asked: (before) => settledFields(fields, { before, now }),
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, updateListing)
