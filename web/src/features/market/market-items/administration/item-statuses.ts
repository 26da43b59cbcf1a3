import type { ItemStatus } from '#shared/market/market-items/item.ts'

/** The statuses of items in the words of administrators, those that ask for something first. */
export const itemStatuses = [
  ['pending', 'Pending'],
  ['active', 'For sale'],
  ['refused', 'Rejected'],
  ['removed', 'Removed'],
  ['sold_here', 'Sold here'],
  ['sold_elsewhere', 'Sold elsewhere'],
  ['expired', 'Expired'],
  ['closed', 'Closed'],
  ['draft', 'Drafts'],
] as const satisfies (readonly [ItemStatus, string])[]

export const statusName = (status: ItemStatus): string =>
  itemStatuses.find(([known]) => known === status)?.[1] ?? status
