import type { PreferencePanel } from '#web/features/platform/notifications/components/preference-panel.ts'

/** The organizations whose news a member gets. */
export const preferencePanel: PreferencePanel = {
  load: async () => ({ default: (await import('./components/followed-panel.tsx')).FollowedPanel }),
}
