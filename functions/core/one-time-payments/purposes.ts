import type { Purpose } from '#shared/transactions/purpose.ts'
import type { Settle } from './settled-payment.ts'

/** Who is told of the payments for what, one line a kind. */
export const purposes: { readonly [K in Purpose['kind']]?: Settle<K> } = {}
