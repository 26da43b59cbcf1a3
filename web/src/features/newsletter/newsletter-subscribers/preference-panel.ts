import type { PreferencePanel } from '#web/features/platform/notifications/components/preference-panel.ts'

/** The newsletter, whose choice is the subscription itself. */
export const preferencePanel: PreferencePanel = {
  load: async () => ({ default: (await import('./components/newsletter-panel.tsx')).NewsletterPanel }),
}
