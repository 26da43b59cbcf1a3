import type { Client } from '#test/support/client.ts'
import { atEvent, putVendor } from '#test/support/event-vendors.ts'
import { anOrganizer, putEvent, putPublished } from '#test/support/events.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const unknownEvent = { id: unknownId('evt') }
const unknownListing = { id: unknownId('lst') }
const unknown = atEvent(unknownEvent, unknownListing)

const show = async () => putPublished((await anOrganizer(url)).userId)
const named = ({ id }: { id: `evt_${string}` }) => ({ params: { eventId: id } })

const shown = async (caller: Client | undefined) => named(caller ? await show() : unknownEvent)
const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)

/** A business of someone, at a show of someone else. */
const joining = async (ownerId: string) => atEvent(await show(), await putListing(ownerId))

/** A business that waits for someone. */
async function asked(organizerId: string) {
  const [event, listing] = [await putPublished(organizerId), await putListing(undefined)]
  await putVendor(event, listing)
  return atEvent(event, listing)
}

const own = async (caller: Client | undefined) => {
  const id = idOf(caller)
  return { params: { listingId: id ? (await putListing(id)).id : unknownListing.id } }
}

const notTheirs = 'listing_not_found'
const accepts = { body: { accepts: true, version: 1 } }

/** Others learn nothing about a draft. */
const draftOf = async ({ id }: { id: string }) => ({
  input: named(await putEvent(id)),
  caller: (await anOrganizer(url)).client,
  code: 'event_not_found',
})

export const fixture = {
  listEventVendors: shown,
  listMeetingEvents: async (caller) => ({
    params: { listingId: caller ? (await putListing(undefined)).id : unknownListing.id },
  }),
  listOwnVendors: { sample: shown, foreign: draftOf },
  askAsVendor: {
    sample: async (caller) => {
      const id = idOf(caller)
      return id ? joining(id) : unknown
    },
    foreign: async ({ id }) => ({ input: await joining(id), code: notTheirs }),
  },
  withdrawVendor: {
    sample: async (caller) => {
      const id = idOf(caller)
      return id ? joining(id) : unknown
    },
    foreign: async ({ id }) => ({ input: await joining(id), code: notTheirs }),
  },
  listManagedVendors: {
    sample: async (caller) => {
      const id = idOf(caller)
      return named(id ? await putPublished(id) : unknownEvent)
    },
    foreign: draftOf,
  },
  decideVendor: {
    sample: async (caller) => {
      const id = idOf(caller)
      return { ...(id ? await asked(id) : unknown), ...accepts }
    },
    foreign: async ({ id }) => ({
      ...(await draftOf({ id })),
      input: { ...atEvent(await putEvent(id), unknownListing), ...accepts },
    }),
  },
  listVendorEvents: {
    sample: own,
    foreign: async ({ id }) => ({
      input: { params: { listingId: (await putListing(id)).id } },
      code: notTheirs,
    }),
  },
} satisfies NounFixture<'eventVendors'>
