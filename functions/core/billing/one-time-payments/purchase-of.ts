import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import type { Purchase } from './purchase.ts'
import * as nouns from './purchases-of-nouns.ts'

const purchases = Object.fromEntries(
  Object.values<Purchase>(nouns).map((purchase) => [purchase.kind, purchase]),
) as Record<Purpose['kind'], Purchase>

/** What a payment buys. */
export const purchaseOf = ({ kind }: Purpose): Purchase => purchases[kind]
