import { eventVendors } from '#core/directory/event-vendors/event-vendors.ts'
import { dropVendor } from '#core/directory/event-vendors/save-vendor.ts'
import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { withdrawVendor as contract } from '#shared/directory/event-vendors/contract.ts'
import { takesPlace } from '#shared/directory/event-vendors/event-vendor.ts'
import { vendorRefusal } from '#shared/directory/event-vendors/vendor-refusal.ts'

/** One that was declined stays, so that it is not asked again. */
const withdrawVendor = ({ actor, params, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      await findOwnListing(params.listingId, actor.userId)
      const vendor = await eventVendors.get(params, { consistent: true })
      if (!vendor) return
      if (!takesPlace(vendor)) throw vendorRefusal.declined()
      await commit(...dropVendor(vendor), ...remember(undefined))
    },
    { crowd: true },
  )

export const handler = endpoint(contract, withdrawVendor)
