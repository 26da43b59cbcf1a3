import type Stripe from 'stripe'
import type { Charge, Dispute } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { addToBalance } from './balance.ts'

const disputeFee = 1500
const daySeconds = 24 * 3600

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence

/** The cardholder complains: the money is withheld immediately, unless the bank only inquires. */
export function openDispute(
  tx: Transaction,
  charge: Charge,
  about: 'fraudulent' | 'product_not_received' | 'inquiry',
): Dispute {
  const inquiry = about === 'inquiry'
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence },
    evidence_details: {
      due_by: tx.now + 9 * daySeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null as unknown as Stripe.Dispute.EvidenceDetails['submission_method'],
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    network_reason_code: about === 'fraudulent' ? '10.4' : '13.1',
    payment_intent: charge.payment_intent,
    reason: inquiry ? 'general' : about,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
  tx.add('dispute', dispute)
  charge.disputed = true
  if (!inquiry)
    dispute.balance_transactions.push(
      addToBalance(tx, {
        type: 'adjustment',
        category: 'dispute',
        amount: -dispute.amount,
        fee: disputeFee,
        source: dispute.id,
        description: `Chargeback withdrawal for ${charge.id}`,
      }),
    )
  tx.emit('charge.dispute.created', dispute)
  if (!inquiry) tx.emit('charge.dispute.funds_withdrawn', dispute)
  tx.schedule('dispute_deadline', dispute.id, dispute.evidence_details.due_by ?? tx.now)
  return dispute
}

/** The bank decides; the money comes back only to the winner. */
export function closeDispute(tx: Transaction, dispute: Dispute, outcome: 'won' | 'lost'): void {
  const won = outcome === 'won'
  const warning = dispute.status.startsWith('warning')
  dispute.status = warning ? 'warning_closed' : outcome
  dispute.is_charge_refundable = warning || won
  tx.unschedule('dispute_deadline', dispute.id)
  tx.unschedule('dispute_decision', dispute.id)
  if (won && !warning)
    dispute.balance_transactions.push(
      addToBalance(tx, {
        type: 'adjustment',
        category: 'dispute_reversal',
        amount: dispute.amount,
        source: dispute.id,
        description: `Chargeback reversal for ${dispute.charge}`,
      }),
    )
  tx.emit('charge.dispute.closed', dispute)
  if (won && !warning) tx.emit('charge.dispute.funds_reinstated', dispute)
}

export function warnOfFraud(tx: Transaction, charge: Charge): void {
  const warning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: tx.now,
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    ...(charge.payment_intent && { payment_intent: charge.payment_intent }),
  } satisfies Stripe.Radar.EarlyFraudWarning
  tx.add('early_fraud_warning', warning)
  tx.emit('radar.early_fraud_warning.created', warning)
}
