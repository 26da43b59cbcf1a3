import type { PublicEvent } from '#shared/events/events/contract.ts'
import { Entrants } from '#web/features/events/registrations/components/entrants.tsx'
import { EntryPanel } from '#web/features/events/registrations/components/entry-panel.tsx'
import { AdSlot } from '#web/features/platform/ad-slots/components/ad-slot.tsx'
import { HelpLink } from '#web/features/platform/help/help-link.tsx'
import { EventActions } from './event-actions.tsx'
import { EventLayout } from './event-layout.tsx'
import { EventSections } from './event-sections.tsx'
import { PhaseBanner } from './phase-banner.tsx'

type EventPageProps = {
  event: PublicEvent
  /** The present time, which decides the current price. */
  now: string
}

/** An event as everyone sees it. */
export const EventPage = ({ event, now }: EventPageProps) => (
  <EventLayout
    event={event}
    now={now}
    ways={
      <>
        <EntryPanel event={event} now={now} />
        <EventActions event={event} />
        <HelpLink about={{ kind: 'event', id: event.id }} />
      </>
    }
    banner={<PhaseBanner event={event} />}
    sections={<EventSections event={event} />}
    entrants={<Entrants event={event} />}
    lastSections={<EventSections event={event} last />}
    ad={<AdSlot key={event.id} zone="side_box" state={event.state} />}
  />
)
