import type Stripe from 'stripe'
import { closeDispute } from '../payments/open-dispute.ts'
import { settleSeconds } from '../payments/settle-seconds.ts'
import type { Transaction } from '../store/transaction.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'
import { chargeParams, isOfCharge } from './of-charge.ts'

const text = p.emptyable(p.text(20_000))
const evidence = p.object({
  access_activity_log: text,
  billing_address: text,
  cancellation_policy_disclosure: text,
  cancellation_rebuttal: text,
  customer_email_address: text,
  customer_name: text,
  customer_purchase_ip: text,
  product_description: text,
  refund_policy_disclosure: text,
  refund_refusal_explanation: text,
  service_date: text,
  uncategorized_text: text,
})

const needsResponse = (status: string) => status.endsWith('needs_response')

function submit(tx: Transaction, id: string): void {
  const dispute = tx.need('dispute', id)
  dispute.status = dispute.status.startsWith('warning') ? 'warning_under_review' : 'under_review'
  dispute.evidence_details.submission_count += 1
  tx.unschedule('dispute_deadline', id)
  tx.schedule('dispute_decision', id, tx.now + settleSeconds)
}

/** The evidence texts of the testing guide decide; anything else convinces no one. */
export function decideDispute(tx: Transaction, id: string): void {
  const dispute = tx.need('dispute', id)
  closeDispute(tx, dispute, dispute.evidence.uncategorized_text === 'winning_evidence' ? 'won' : 'lost')
}

export function loseDispute(tx: Transaction, id: string): void {
  const dispute = tx.need('dispute', id)
  dispute.evidence_details.past_due = true
  closeDispute(tx, dispute, 'lost')
}

export const disputeRoutes = [
  route('GET', '/v1/disputes', chargeParams, (call, given) =>
    listOf(call, 'dispute', given, isOfCharge(given)),
  ),
  route('GET', '/v1/disputes/:id', p.paramsOf<Stripe.DisputeRetrieveParams>()({}), ({ tx, ids: [id = ''] }) =>
    tx.need('dispute', id),
  ),
  route(
    'POST',
    '/v1/disputes/:id',
    p.paramsOf<Stripe.DisputeUpdateParams>()({ evidence, metadata: p.metadata, submit: p.flag }),
    ({ tx, ids: [id = ''] }, given) => {
      const dispute = tx.need('dispute', id)
      if (given.evidence && !needsResponse(dispute.status))
        throw invalid('This dispute is already closed or under review: its evidence cannot be changed.')
      for (const [name, value] of Object.entries(given.evidence ?? {}))
        if (value !== undefined) Object.assign(dispute.evidence, { [name]: value })
      if (given.evidence) dispute.evidence_details.has_evidence = true
      setMetadata(dispute, given.metadata)
      if (given.evidence && given.submit !== false) submit(tx, id)
      tx.emit('charge.dispute.updated', dispute)
      return dispute
    },
  ),
  route(
    'POST',
    '/v1/disputes/:id/close',
    p.paramsOf<Stripe.DisputeCloseParams>()({}),
    ({ tx, ids: [id = ''] }) => {
      const dispute = tx.need('dispute', id)
      if (!needsResponse(dispute.status)) throw invalid('This dispute is already closed.')
      closeDispute(tx, dispute, 'lost')
      return dispute
    },
  ),
]
