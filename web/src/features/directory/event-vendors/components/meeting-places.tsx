import { useQuery } from '@tanstack/react-query'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { cityOf } from '#web/features/events/events/components/event-words.ts'
import { DateBlock } from '#web/ui/date-block.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { meetingEventsQuery } from '../api/vendor-queries.ts'

/** The next events where a business can be met. It shows nothing if there are none. */
export function MeetingPlaces({ listingId }: { listingId: ListingId }) {
  const { data } = useQuery(meetingEventsQuery(listingId))
  if (!data || data.items.length === 0) return null
  return (
    <Panel title="Where to meet us" flush>
      <ul className="divide-y divide-line">
        {data.items.map((event) => (
          <li key={event.id} className="flex items-center gap-4 px-4 py-3 sm:px-5">
            <DateBlock startsOn={event.startsOn} endsOn={event.endsOn} />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">
                <TextLink to={eventPath(event.id)}>{event.title}</TextLink>
              </span>
              <span className="block text-sm text-dim wrap-anywhere">
                {[event.venueName, cityOf(event)].filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
