import { type ComponentType, useEffect, useState } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import type { EventSection } from './event-section.ts'
import * as sections from './event-sections-of-nouns.ts'

type SlotProps = { event: PublicEvent; section: EventSection }

/** The parts of the page that other nouns bring, such as the results once the event has begun. */
export const EventSections = ({ event }: { event: PublicEvent }) =>
  Object.entries(sections).map(([noun, section]) => <Slot key={noun} event={event} section={section} />)

function Slot({ event, section }: SlotProps) {
  const [Shown, setShown] = useState<{ Section: ComponentType<{ eventId: string }> }>()
  const isShown = section.isShown(event)
  useEffect(() => {
    if (isShown)
      section.load().then(
        (Section) => setShown({ Section }),
        () => undefined,
      )
  }, [isShown, section])
  return Shown ? <Shown.Section eventId={event.id} /> : null
}
