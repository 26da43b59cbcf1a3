import type { EventSection } from '#web/features/events/events/components/event-section.ts'

/** The results of an event, once it has begun. */
export const eventSection: EventSection = {
  isShown: ({ phase, classes }) => classes.length > 0 && (phase === 'live' || phase === 'ended'),
  load: async () => (await import('./components/event-results.tsx')).EventResults,
}
