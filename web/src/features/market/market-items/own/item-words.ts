import type { Item } from '#shared/market/market-items/item.ts'
import type { ItemState } from '#shared/market/market-items/item-state.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** The state of an item in the words of its seller. */
export const stateWords: Record<ItemState, { words: string; tone: Tone }> = {
  draft: { words: 'Draft', tone: 'neutral' },
  pending: { words: 'In review', tone: 'info' },
  refused: { words: 'Rejected', tone: 'warning' },
  active: { words: 'For sale', tone: 'success' },
  reserved: { words: 'Reserved', tone: 'info' },
  expired: { words: 'Expired', tone: 'warning' },
  sold: { words: 'Sold', tone: 'neutral' },
  closed: { words: 'Closed', tone: 'neutral' },
  removed: { words: 'Removed', tone: 'danger' },
}

/** True for what its seller writes freely, because no one has seen it. */
export const isDraft = ({ status }: Pick<Item, 'status'>): boolean =>
  status === 'draft' || status === 'refused'

/** True for what its seller can change. */
export const isEditable = (item: Pick<Item, 'status'>): boolean =>
  isDraft(item) || item.status === 'active' || item.status === 'expired'

/** A title that is still to be written has a name, too. */
export const nameOf = ({ title }: Pick<Item, 'title'>): string => title || 'Untitled draft'

/** The way to the items of a member. */
export const myItemsPath = '/my-listings?tab=marketplace'
