import { salesPath } from '#shared/market/sales/sales-path.ts'
import type { MyListingsTab } from '#web/features/directory/listings/own/my-listings-tab.ts'

/** What a member sells. */
export const myListingsTab: MyListingsTab = {
  id: 'marketplace',
  label: 'Marketplace',
  add: { to: '/marketplace/sell', label: 'Sell something' },
  also: { to: salesPath('sold'), label: 'Bought and sold' },
  load: async () => ({ default: (await import('./own/my-items-tab.tsx')).MyItemsTab }),
}
