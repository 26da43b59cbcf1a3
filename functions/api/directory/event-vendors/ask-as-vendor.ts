import { eventVendors } from '#core/directory/event-vendors/event-vendors.ts'
import { saveVendor } from '#core/directory/event-vendors/save-vendor.ts'
import { tellOrganizer } from '#core/directory/event-vendors/tell-of-vendor.ts'
import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { events } from '#core/events/events/events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { users } from '#core/platform/users/users.ts'
import { askAsVendor as contract } from '#shared/directory/event-vendors/contract.ts'
import { assertJoins, newVendor } from '#shared/directory/event-vendors/decided-vendor.ts'
import { takesPlace } from '#shared/directory/event-vendors/event-vendor.ts'
import { vendorRefusal } from '#shared/directory/event-vendors/vendor-refusal.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { hasPage } from '#shared/events/events/public-event.ts'

/** A business that asks, withdraws, and asks again tells the organizer no more often than that. */
const mostAsked = { name: 'vendor-request', max: 3, seconds: 86_400 }

const askAsVendor = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { eventId, listingId } = params
      const { userId, user } = actor
      const listing = await findOwnListing(listingId, userId)
      const event = await events.get({ id: eventId }, { consistent: true })
      if (!event || !hasPage(event)) throw eventNotFound()
      const known = await eventVendors.get({ eventId, listingId }, { consistent: true })
      if (known && takesPlace(known)) return known
      if (known) throw vendorRefusal.declined()
      assertJoins(event, listing, now)
      const vendor = newVendor({ eventId, listingId, askedBy: user.id }, event, now)
      await commit(
        ...(await saveVendor(undefined, vendor, now)),
        ...(vendor.status === 'waiting'
          ? [
              ...(await tellOrganizer(event, listing, now)),
              limitTarget(mostAsked, `${eventId} ${listingId}`, now),
            ]
          : []),
        listings.check({ id: listingId }, { version: listing.version }),
        // The check keeps a request from coming after the erasure of its member.
        users.check({ id: userId }, { version: user.version }),
        ...remember(vendor),
      )
      return vendor
    },
    { crowd: true },
  )

export const handler = endpoint(contract, askAsVendor)
