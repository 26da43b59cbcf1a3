import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import type { Purchase } from './purchase.ts'
import * as nouns from './purchases-of-nouns.ts'

type AnyPurchase = { [K in Purpose['kind']]: Purchase<K> }[Purpose['kind']]

const purchases = Object.fromEntries(
  Object.values<AnyPurchase>(nouns).map((purchase) => [purchase.kind, purchase]),
) as unknown as Record<Purpose['kind'], Purchase>

/** What a payment buys. */
export const purchaseOf = ({ kind }: Purpose): Purchase => purchases[kind]
