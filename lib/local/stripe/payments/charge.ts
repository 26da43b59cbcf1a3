import type Stripe from 'stripe'
import type { Charge, PaymentIntent, PaymentMethod } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { addToBalance, chargeFee } from './balance.ts'
import { cardErrorBody, type Decline } from './declines.ts'

/** The attempt to take the money, kept whether the card agrees or not. */
export function addCharge(
  tx: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
): Charge {
  const id = newId('ch')
  const error = decline && cardErrorBody(decline)
  const transaction = error
    ? null
    : addToBalance(tx, {
        type: 'charge',
        category: 'charge',
        amount: intent.amount,
        fee: chargeFee(intent.amount),
        source: id,
        description: intent.description,
      })
  const { card } = method
  const charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: transaction?.id ?? null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: descriptorOf(intent.statement_descriptor_suffix),
    captured: !error,
    created: tx.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: (error?.advice_code as Stripe.Charge.Outcome.AdviceCode | undefined) ?? null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: error ? 'declined_by_network' : 'approved_by_network',
      reason: error?.decline_code ?? null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: error
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: error ? 'issuer_declined' : 'authorized',
    },
    paid: !error,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        ...card,
        amount_authorized: error ? null : intent.amount,
        authorization_code: error ? null : '123456',
        installments: null,
        mandate: null,
        network: card.brand,
        network_transaction_id: error ? null : id.slice(-15),
        three_d_secure: null,
      } as unknown as Stripe.Charge.PaymentMethodDetails.Card,
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: error ? null : `${tx.env.url}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: error ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge
  const stored = tx.add('charge', {
    ...charge,
    _: { number: method._.number, invoice: intent._.invoice },
  })
  intent.latest_charge = id
  tx.emit(error ? 'charge.failed' : 'charge.succeeded', stored)
  return stored
}

const prefix = 'BOXRISE'

/** Returns the text on the card statement. */
export const descriptorOf = (suffix: string | null) =>
  suffix ? `${prefix}* ${suffix.toUpperCase()}` : prefix
