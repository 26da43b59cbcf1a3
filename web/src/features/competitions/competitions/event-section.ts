import type { EventSection } from '#web/features/events/events/components/event-section.ts'

/** The results of an event, once it has begun. */
export const eventSection: EventSection = {
  isShown: ({ phase, classes }) => classes.length > 0 && (phase === 'live' || phase === 'ended'),
  load: async () => {
    const { EventResults, resultQueries } = await import('./components/event-results.tsx')
    return { Section: EventResults, queries: resultQueries }
  },
}
