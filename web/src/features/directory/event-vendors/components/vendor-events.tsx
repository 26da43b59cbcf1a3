import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VendorStatus } from '#shared/directory/event-vendors/event-vendor.ts'
import { takesPlace } from '#shared/directory/event-vendors/event-vendor.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { ownListingOf, ownListingsQuery } from '#web/features/directory/listings/api/own-listing-queries.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { vendorEventsQuery } from '../api/vendor-queries.ts'
import { WithdrawDialog, type Withdrawn } from './withdraw-dialog.tsx'

const words: Record<VendorStatus, string> = { waiting: 'Pending', accepted: 'Accepted', declined: 'Declined' }

type VendorEventsProps = { listingId: ListingId; businessName: string }

/** The events that a business asked to be at, for its owner alone. */
export function VendorEvents({ listingId, businessName }: VendorEventsProps) {
  const own = ownListingOf(useQuery(ownListingsQuery).data, listingId)
  return own?.listing.status === 'published' ? (
    <Asked listingId={listingId} businessName={businessName} />
  ) : null
}

function Asked({ listingId, businessName }: VendorEventsProps) {
  const pages = useInfiniteQuery(vendorEventsQuery(listingId))
  const [withdrawn, setWithdrawn] = useState<Withdrawn>()
  return (
    <Panel title="Your events" id="events">
      <CursorList
        pages={pages}
        waiting={null}
        failed="Your events did not load"
        empty={
          <p className="text-dim">
            Going to a show? Open it in the <TextLink to="/events">events</TextLink>, and say that you will be
            there.
          </p>
        }
      >
        {(events) => (
          <ul className="divide-y divide-line">
            {events.map(({ eventId, title, status, startsOn, isUpcoming }) => (
              <li
                key={eventId}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5"
              >
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">
                    <TextLink to={eventPath(eventId)}>{title}</TextLink>
                  </span>
                  <span className="block text-sm text-dim">
                    {[startsOn && utcDay(startsOn), isUpcoming ? words[status] : 'No longer upcoming']
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {isUpcoming && takesPlace({ status }) && (
                  <Button
                    data-own
                    size="sm"
                    variant="ghost"
                    onClick={() => setWithdrawn({ eventId, listingId, name: businessName })}
                  >
                    Withdraw<span className="sr-only"> from {title}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </CursorList>
      {withdrawn && <WithdrawDialog withdrawn={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </Panel>
  )
}
