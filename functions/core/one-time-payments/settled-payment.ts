import type { Write } from '#core/db/write.ts'
import type { Purpose } from '#shared/transactions/purpose.ts'

type Of<K extends Purpose['kind']> = Extract<Purpose, { kind: K }>

/** How a payment stands at the provider by now. One that `failed` can be tried again; one that is `canceled` cannot. */
export type PaymentState = 'succeeded' | 'processing' | 'failed' | 'canceled'

/** What is told to the thing that a payment is for. */
export type SettledPayment<K extends Purpose['kind'] = Purpose['kind']> = {
  purpose: Of<K>
  userId: string
  intentId: string
  amountCents: number
  state: PaymentState
  /** The transaction that a success is written as, the same however often it is told. */
  transactionId: `txn_${string}`
}

/**
 * Says what a payment changes. The writes of a success are committed together with its transaction, those of another
 * state alone, so each of them needs the condition that makes it happen once: a version conflict runs this again. With a
 * `refund` the payment is given back in full, because there is nothing left to pay for. `already`: there is nothing to
 * write.
 */
export type Settle<K extends Purpose['kind'] = Purpose['kind']> = (
  payment: SettledPayment<K>,
  now: string,
) => Promise<{ writes: Write[]; refund?: { reason: string } } | 'already'>
