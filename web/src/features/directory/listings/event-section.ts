import type { EventSection } from '#web/features/events/events/components/event-section.ts'
import { isOver } from '#web/features/events/events/components/page-parts.ts'

/** The shops around an event. They are asked for when the reader comes near, so the server reads nothing. */
export const eventSection: EventSection = {
  isLast: true,
  isShown: ({ phase }) => !isOver(phase),
  load: async () => {
    const { ShopsNearby } = await import('./components/shops-nearby.tsx')
    return { Section: ShopsNearby, queries: () => [] }
  },
}
