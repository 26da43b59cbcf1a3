import { merchant } from '../credentials.ts'
import type { Dispute, Event } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { money } from '../wire/decimal.ts'
import { linkOf } from '../wire/links.ts'
import { timeOf } from '../wire/time.ts'
import { captureStatus } from './sale-view.ts'

const states: Record<Dispute['status'], string> = {
  WAITING_FOR_SELLER_RESPONSE: 'REQUIRED_ACTION',
  UNDER_REVIEW: 'UNDER_PAYPAL_REVIEW',
  RESOLVED: 'RESOLVED',
}

export function disputeView(tx: Transaction, dispute: Dispute): object {
  const { id, cents, currency, reason, status, outcome } = dispute
  const sale = tx.need('sale', dispute.sale)
  const path = `/v1/customer/disputes/${id}`
  const lost = outcome !== null && outcome !== 'RESOLVED_SELLER_FAVOUR'
  return {
    dispute_id: id,
    create_time: timeOf(dispute.created),
    update_time: timeOf(dispute.updated),
    disputed_transactions: [
      {
        seller_transaction_id: sale.id,
        create_time: timeOf(sale.created),
        transaction_status: sale.status === 'reversed' ? 'REVERSED' : captureStatus(sale),
        gross_amount: money(sale.cents, currency),
        ...(sale.customId && { custom: sale.customId }),
        buyer: { name: tx.need('payer', sale.payer).name },
        seller: { email: merchant.email, merchant_id: merchant.id, name: 'Boxrise' },
      },
    ],
    reason,
    status,
    dispute_state: states[status],
    dispute_amount: money(cents, currency),
    ...(outcome && {
      dispute_outcome: {
        outcome_code: outcome,
        ...(lost && { amount_refunded: money(cents, currency) }),
      },
    }),
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_channel: 'INTERNAL',
    links: [
      linkOf(tx.env.url, 'self', path),
      ...(status === 'RESOLVED' ? [] : [linkOf(tx.env.url, 'accept_claim', `${path}/accept-claim`, 'POST')]),
    ],
  }
}

/** The fields that a list shows: the payments in dispute; only the dispute itself says how it came out. */
export function disputeSummary(tx: Transaction, dispute: Dispute): object {
  const {
    disputed_transactions: _,
    dispute_outcome: __,
    ...summary
  } = disputeView(tx, dispute) as Record<string, unknown>
  return summary
}

const summaries: Record<string, string> = {
  'CUSTOMER.DISPUTE.CREATED': 'A new dispute opened with Case #',
  'CUSTOMER.DISPUTE.UPDATED': 'A dispute was updated with case #',
  'CUSTOMER.DISPUTE.RESOLVED': 'A dispute was resolved with case #',
}

/** Makes the event for a change of a dispute. */
export const disputeEvent = (tx: Transaction, dispute: Dispute, type: string): Event =>
  tx.event({
    type,
    resourceType: 'dispute',
    summary: `${summaries[type]} ${dispute.id}`,
    resource: disputeView(tx, dispute),
  })
