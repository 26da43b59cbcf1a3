import { findPublicListing } from '#core/directory/listings/find-listing.ts'
import type { listMeetingEvents as contract, MeetingEvent } from '#shared/directory/event-vendors/contract.ts'
import { mostMeetings } from '#shared/directory/event-vendors/event-vendor.ts'
import { isListed as isListedListing } from '#shared/directory/listings/public-listing.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import type { AnswerOf, ParamsOf } from '#shared/platform/http/route.ts'
import { eventsJoinedBy } from './vendor-events.ts'

type Asked = { params: ParamsOf<typeof contract>; now: string }

const meetingEvent = ({ id, title, venueName, city, state, country, startsOn, endsOn }: WholeEvent) =>
  ({ id, title, venueName, city, state, country, startsOn, endsOn }) satisfies MeetingEvent

/** The next public events whose organizers accepted a business. */
export async function listMeetingEvents({ params, now }: Asked): Promise<AnswerOf<typeof contract>> {
  const listing = await findPublicListing(params.listingId, now)
  if (!isListedListing(listing)) return { items: [] }
  const joined = await eventsJoinedBy(listing.id, now)
  const shown = joined.flatMap(({ event, vendor }) =>
    vendor.status === 'accepted' && isListed(event) ? [event] : [],
  )
  return {
    items: shown
      .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
      .slice(0, mostMeetings)
      .map(meetingEvent),
  }
}
