import type { ComponentType } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'

/** A part of the page of an event that another noun brings. It loads after the page, which works without it. */
export type EventSection = {
  isShown: (event: PublicEvent) => boolean
  load: () => Promise<ComponentType<{ eventId: string }>>
}
