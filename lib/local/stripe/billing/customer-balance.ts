import type Stripe from 'stripe'
import type { Customer, Kinds } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'

type Entry = {
  amount: number
  type: Stripe.CustomerBalanceTransaction.Type
  invoice?: string | null
  creditNote?: string | null
  description?: string | null | undefined
  metadata?: Record<string, string> | null | undefined
}

/** Moves the balance of a customer: below zero is owed to them, above zero by them; the next invoice settles it. */
export function addBalanceTransaction(
  tx: Transaction,
  customer: Customer,
  { amount, type, invoice = null, creditNote = null, description = null, metadata }: Entry,
): Kinds['customer_balance_transaction'] {
  customer.balance += amount
  customer.currency ??= 'usd'
  const transaction = {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: tx.now,
    credit_note: creditNote,
    currency: customer.currency ?? 'usd',
    customer: customer.id,
    customer_account: null,
    description,
    ending_balance: customer.balance,
    invoice,
    livemode: false,
    metadata: metadata ?? {},
    type,
  } satisfies Stripe.CustomerBalanceTransaction
  tx.add('customer_balance_transaction', transaction)
  tx.emit('customer_balance_transaction.created', transaction)
  return transaction
}
