import { createDashboard, type Row, saidOfResend } from '../../provider/dashboard/dashboard.ts'
import type { Sender } from '../../provider/sender.ts'
import type { Store } from '../../provider/store/store.ts'
import { disputeSale, resolveDispute, reviewDispute } from '../billing/dispute-sale.ts'
import { leftOf, refundSale } from '../billing/refund-sale.ts'
import type { Engine } from '../engine.ts'
import type { Dispute, Kinds, Payer, Sale } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { decimalOf } from '../wire/decimal.ts'
import { PaypalError } from '../wire/paypal-error.ts'

type Parts = { engine: Engine; store: Store<Kinds>; sender: Sender; now: () => Date }
type Kind = keyof Kinds
type Stored = Kinds[Kind]
type Action = { name: string; label: string; run(tx: Transaction, id: string): string }

const refund: Action = {
  name: 'refund',
  label: 'Refund the rest',
  run(tx, id) {
    const sale = tx.need('sale', id)
    return `Made ${refundSale(tx, sale, { cents: leftOf(sale) }).id}.`
  },
}
const dispute: Action = {
  name: 'dispute',
  label: 'Dispute as unauthorised',
  run: (tx, id) => `Made ${disputeSale(tx, tx.need('sale', id), 'UNAUTHORISED').id}.`,
}
const decide = (
  name: string,
  label: string,
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR',
) => ({
  name,
  label,
  run(tx: Transaction, id: string) {
    resolveDispute(tx, tx.need('dispute', id), outcome)
    return 'The dispute is resolved.'
  },
})
const review: Action = {
  name: 'review',
  label: 'Answer with evidence',
  run(tx, id) {
    reviewDispute(tx, tx.need('dispute', id))
    return 'PayPal is reviewing the evidence.'
  },
}
const decisions: Action[] = [
  decide('buyer', 'Decide for the buyer', 'RESOLVED_BUYER_FAVOUR'),
  decide('seller', 'Decide for the seller', 'RESOLVED_SELLER_FAVOUR'),
]
const fund = (name: string, label: string, funding: Payer['funding']): Action => ({
  name,
  label,
  run(tx, id) {
    tx.need('payer', id).funding = funding
    return `Payments of this account: ${funding}.`
  },
})
const ways: Action[] = [
  fund('balance', 'Pay right away', 'balance'),
  fund('echeck', 'Pay by eCheck', 'echeck'),
  fund('decline', 'Decline payments', 'declined'),
]

const isOpen = (sale: Sale) => sale.status === 'completed' && leftOf(sale) > 0

function disputeActionsOf(found: Dispute | undefined): Action[] {
  if (!found || found.status === 'RESOLVED') return []
  return found.status === 'UNDER_REVIEW' ? decisions : [review, ...decisions]
}

function actionsOf(store: Store<Kinds>, kind: Kind, id: string): Action[] {
  if (kind === 'payer') return ways
  if (kind === 'dispute') return disputeActionsOf(store.table('dispute').get(id))
  const sale = kind === 'sale' ? store.table('sale').get(id) : undefined
  if (!sale || !isOpen(sale)) return []
  const disputes = [...store.table('dispute').values()].filter((other) => other.sale === id)
  if (disputes.some(({ status }) => status !== 'RESOLVED')) return []
  return disputes.length > 0 ? [refund] : [refund, dispute]
}

/** Everything there is, and what can be done to it by hand. */
export const createPaypalDashboard = ({ engine, store, sender, now }: Parts) =>
  createDashboard<Kinds>({
    name: 'PayPal',
    base: '/_local/paypal',
    store,
    now,
    kinds: {
      event: 'Events',
      subscription: 'Subscriptions',
      order: 'Orders',
      sale: 'Payments',
      refund: 'Refunds',
      dispute: 'Disputes',
      payer: 'Payers',
      approval: 'Approvals',
      product: 'Products',
      plan: 'Plans',
      webhook: 'Webhooks',
      delivery: 'Deliveries',
    },
    rowOf,
    actionsOf: (kind, object) =>
      kind === 'event'
        ? [{ name: 'resend', label: 'Resend to the webhooks' }]
        : actionsOf(store, kind, object.id).map(({ name, label }) => ({ name, label })),
    act(kind, id, name) {
      if (kind === 'event') return name === 'resend' ? saidOfResend(sender.resend(id)) : undefined
      const action = actionsOf(store, kind, id).find((other) => other.name === name)
      return action && engine.transact(undefined, (tx) => action.run(tx, id))
    },
    refusalOf(error) {
      if (!(error instanceof PaypalError)) return undefined
      return { status: error.status, message: error.details[0]?.description ?? error.message }
    },
  })

type Fields = {
  event_type?: string
  name?: string
  email?: string
  url?: string
  status?: string
  cents?: number
  funding?: string
  answer?: string | null
  customId?: string
  created?: number
  at?: number
  _?: { at?: number }
}

/** One line about an object: its name, its state, and when it was made. */
function rowOf(kind: Kind, object: Stored): Row {
  const fields = object as Fields
  const title = fields.event_type ?? fields.name ?? fields.email ?? fields.url ?? fields.customId
  const amount = fields.cents === undefined ? undefined : `$${decimalOf(fields.cents)}`
  const note = [fields.status, amount, fields.funding, fields.answer, title && object.id]
  const at = fields.created ?? fields.at ?? fields._?.at
  return {
    id: object.id,
    title: kind === 'payer' ? (fields.email ?? object.id) : (title ?? object.id),
    note: note.filter(Boolean).join(' · '),
    at: at === undefined ? '' : new Date(at * 1000).toISOString().slice(0, 16).replace('T', ' '),
  }
}
