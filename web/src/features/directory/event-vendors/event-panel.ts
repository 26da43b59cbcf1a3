import type { EventPanel } from '#web/features/events/events/editing/event-panel.ts'

/** Who asked to be at an event, for its organizers. */
export const eventPanel: EventPanel = {
  isShown: ({ status, phase }) => status === 'published' && phase !== 'ended',
  load: async () => ({ default: (await import('./components/vendors-panel.tsx')).VendorsPanel }),
}
