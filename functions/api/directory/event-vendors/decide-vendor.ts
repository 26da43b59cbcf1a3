import { eventVendors } from '#core/directory/event-vendors/event-vendors.ts'
import { saveVendor } from '#core/directory/event-vendors/save-vendor.ts'
import { tellVendor } from '#core/directory/event-vendors/tell-of-vendor.ts'
import { findListing } from '#core/directory/listings/find-listing.ts'
import { eventToChange } from '#core/events/events/event-role.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { decideVendor as contract } from '#shared/directory/event-vendors/contract.ts'
import { decidedVendor, hasVendors } from '#shared/directory/event-vendors/decided-vendor.ts'
import { vendorRefusal } from '#shared/directory/event-vendors/vendor-refusal.ts'

const decideVendor = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { event } = await eventToChange(actor, params.eventId)
    const vendor = await eventVendors.get(params, { consistent: true })
    if (!vendor) throw vendorRefusal.notFound()
    if (!hasVendors(event, now)) throw vendorRefusal.eventClosed()
    const after = decidedVendor(vendor, body.accepts, now)
    if (!after) return vendor
    if (vendor.version !== body.version) throw concurrentChange()
    const listing = await findListing(vendor.listingId)
    const did = body.accepts ? 'Accepted' : 'Declined'
    await commit(
      ...(await saveVendor(vendor, after, now)),
      ...(await tellVendor(event, listing, body.accepts, now)),
      recordActivity(
        {
          by: actor,
          type: 'event_update',
          description: `${did} ${listing.businessName} as a vendor at the event ${event.title}`,
        },
        now,
      ),
      ...remember(after),
    )
    return after
  })

export const handler = endpoint(contract, decideVendor)
