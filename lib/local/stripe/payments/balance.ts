import type Stripe from 'stripe'
import type { BalanceTransaction } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'

type Movement = {
  type: Stripe.BalanceTransaction.Type
  category: string
  amount: number
  fee?: number
  source: string
  description?: string | null
}

const daySeconds = 24 * 3600

/** Every movement of money is written down here: what came in, went back and was withheld. */
export function addToBalance(
  tx: Transaction,
  { type, category, amount, fee = 0, source, description = null }: Movement,
): BalanceTransaction {
  return tx.add('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: tx.now + 2 * daySeconds,
    balance_type: 'payments',
    created: tx.now,
    currency: 'usd',
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: 'usd',
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  } satisfies Stripe.BalanceTransaction)
}

/** 2.9 % and 30 cents. */
export const chargeFee = (amount: number) => Math.round(amount * 0.029) + 30
