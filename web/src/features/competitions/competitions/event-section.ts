import type { EventSection } from '#web/features/events/events/components/event-section.ts'

/** The results of an event, once it has begun. */
export const eventSection: EventSection = {
  isShown: ({ phase, classes }) => classes.length > 0 && (phase === 'live' || phase === 'ended'),
  load: async () => {
    const [{ EventResults }, { classesQuery }] = await Promise.all([
      import('./components/event-results.tsx'),
      import('./api/competition-queries.ts'),
    ])
    return { Section: EventResults, queries: (eventId) => [classesQuery(eventId)] }
  },
}
