import type { DemoBrandName } from '#lib/local/seed/directory/demo-brands.ts'
import type { ItemDrawing } from '#lib/local/seed/pictures/item-drawings.ts'
import type {
  ItemCategory,
  ItemCondition,
  ItemDelivery,
  PriceKind,
} from '#shared/market/market-items/item-kinds.ts'

/** What became of an item after it was published; without an end it is for sale. */
export type ItemEnd =
  /** Held for a buyer for so many hours from now. */
  | { is: 'reserved'; buyer: string; hoursLeft: number }
  | { is: 'sold_here'; buyer: string; cents: number; daysAgo: number }
  | { is: 'sold_elsewhere'; daysAgo: number }
  | { is: 'expired' }
  | { is: 'pending' }
  | { is: 'removed'; daysAgo: number; reason: string }
  /** Still for sale, for less than before. */
  | { is: 'dropped'; fromCents: number; daysAgo: number }

/** What is made up about one item of the demo; the rest follows from it. */
export type ItemSheet = {
  title: string
  /** Its first picture; without one, what its category is drawn as. */
  cover?: ItemDrawing
  description: string
  category: ItemCategory
  condition: ItemCondition
  brand?: DemoBrandName
  model?: string
  cents: number
  priceKind?: PriceKind
  delivery?: ItemDelivery
  shippingCents?: number
  /** A demo account, or a member by the parts of their name. */
  seller: string
  daysOld: number
  isInstant?: boolean
  /** It is offered under the name of the seller’s business. */
  isOfShop?: boolean
  end?: ItemEnd
  /** Also in the small seed, of which clouds of tests begin. */
  isInSmall?: boolean
}
