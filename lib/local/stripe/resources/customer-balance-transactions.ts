import type Stripe from 'stripe'
import { addBalanceTransaction } from '../billing/customer-balance.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { noSuch } from '../wire/stripe-error.ts'

const path = '/v1/customers/:id/balance_transactions'

export const customerBalanceTransactionRoutes = [
  route(
    'POST',
    path,
    p.paramsOf<Stripe.CustomerCreateBalanceTransactionParams>()({
      amount: p.required(p.integer()),
      currency: p.required(p.currency),
      description: p.text(350),
      metadata: p.metadata,
    }),
    ({ tx, ids: [id = ''] }, { amount, description, metadata }) => {
      const customer = tx.need('customer', id)
      const transaction = addBalanceTransaction(tx, customer, {
        amount,
        type: 'adjustment',
        description,
        metadata,
      })
      tx.emit('customer.updated', customer)
      return transaction
    },
  ),
  route(
    'GET',
    path,
    p.paramsOf<Stripe.CustomerListBalanceTransactionsParams>()({
      ...p.page,
      created: p.created,
      invoice: p.id,
    }),
    (call, { invoice, ...page }) => {
      const { id } = call.tx.need('customer', call.ids[0] ?? '')
      return listOf(
        call,
        'customer_balance_transaction',
        page,
        (entry) => entry.customer === id && (invoice === undefined || entry.invoice === invoice),
      )
    },
  ),
  route(
    'GET',
    `${path}/:transaction`,
    p.paramsOf<Stripe.CustomerRetrieveBalanceTransactionParams>()({}),
    ({ tx, ids: [customer = '', id = ''] }) => {
      const transaction = tx.get('customer_balance_transaction', id)
      if (transaction?.customer !== customer) throw noSuch('customer_balance_transaction', id)
      return transaction
    },
  ),
]
