import type { PublicEvent } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
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
          <Outline d="M8 2v4M16 2v4M4 9h16M20 12V4H4v16h8M18 14v6M15 17h6" />
          Add to calendar
        </a>
      )}
      <Button size="sm" onClick={() => void share()}>
        <Outline d="M12 15V3M7 7l5-4 5 4M5 12v9h14v-9" />
        Share
      </Button>
      <a
        href={mapAddress(event)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary', 'sm')}
      >
        <Outline d="M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15" />
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

/** Drawn in one line: every page of an event carries them. */
const Outline = ({ d }: { d: string }) => (
  <Icon className="size-4">
    <path d={d} />
  </Icon>
)
