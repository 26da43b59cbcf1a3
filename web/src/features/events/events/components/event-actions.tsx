import { CalendarPlus, Map as MapIcon, Share2 } from 'lucide-react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { OrganizerLink } from './organizer-link.tsx'
import { isOver } from './page-parts.ts'

/** The actions that everyone has on an event: add it to a calendar, share it, find the way. */
export function EventActions({ event }: { event: PublicEvent }) {
  const { id, title, phase } = event
  const share = async () => {
    const url = new URL(eventPath(id), location.origin).href
    if (navigator.share) {
      // A person who closes the choice of programs has not failed at anything.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await copyText(url, { done: 'Link copied', failed: 'Your browser did not copy the link.' })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {!isOver(phase) && (
        <a href={`/api${eventPath(id)}/calendar.ics`} download className={buttonClass('secondary', 'sm')}>
          <CalendarPlus className="size-4" aria-hidden="true" />
          Add to calendar
        </a>
      )}
      <Button size="sm" onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden="true" />
        Share
      </Button>
      <a
        href={mapAddress(event)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary', 'sm')}
      >
        <MapIcon className="size-4" aria-hidden="true" />
        Map<span className="sr-only">, opens in a new tab</span>
      </a>
      <OrganizerLink event={event} />
    </div>
  )
}

type Placed = Pick<PublicEvent, 'venueName' | 'address' | 'city' | 'state' | 'country'>

/** Links to a map of the venue, by its street if that is known, else by its name. */
function mapAddress({ venueName, address, city, state, country }: Placed): string {
  const place = [address || venueName, city, state, country].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
