import type { ComponentType } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import type { ScreenQuery } from '#web/app/screen.ts'

export type SectionModule = {
  Section: ComponentType<{ event: PublicEvent }>
  /** What the server reads to render it. */
  queries: (eventId: string) => readonly ScreenQuery[]
}

/** A part of the page of an event that another noun brings. It loads beside the page, which works without it. */
export type EventSection = {
  /** It stands below what the event says of itself; the others stand above it. */
  isLast?: true
  isShown: (event: PublicEvent) => boolean
  load: () => Promise<SectionModule>
}
