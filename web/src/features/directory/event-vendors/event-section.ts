import type { EventSection } from '#web/features/events/events/components/event-section.ts'
import { isOver } from '#web/features/events/events/components/page-parts.ts'

/** The businesses that will be at an event. */
export const eventSection: EventSection = {
  isLast: true,
  isShown: ({ phase }) => !isOver(phase),
  load: async () => {
    const { EventVendors, vendorQueries } = await import('./components/event-vendors.tsx')
    return { Section: EventVendors, queries: vendorQueries }
  },
}
