import type { ManagerTab } from '#web/features/directory/listings/administration/manager-tab.ts'

/** Items for sale, for administrators. */
export const managerTab: ManagerTab = {
  id: 'marketplace',
  label: 'Marketplace',
  load: async () => ({ default: (await import('./administration/items-tab.tsx')).ItemsTab }),
}
