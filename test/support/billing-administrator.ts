import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { createManualSubscription } from '#functions/api/billing/subscriptions/create-manual-subscription.ts'
import { processRefund } from '#functions/api/billing/transactions/process-refund.ts'
import * as subscriptionRoutes from '#shared/billing/subscriptions/admin-contract.ts'
import * as transactionRoutes from '#shared/billing/transactions/contract.ts'
import { refundableCents } from '#shared/billing/transactions/refundable.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'
import { askWorld } from './ask-world.ts'
import type { Agreement, Deed } from './billing-books.ts'
import { type Dice, outcomeOf, pickWith } from './billing-member.ts'
import type { BillingWorld } from './billing-world.ts'

const refund = [transactionRoutes.processRefund, processRefund] as const
const agree = [subscriptionRoutes.createManualSubscription, createManualSubscription] as const

/** An administrator who gives money back and agrees on prices; and the banks that take complaints. */
export function billingAdministrator(world: BillingWorld, adminId: string, dice: Dice) {
  const pick = pickWith(dice)
  const agreements: Agreement[] = []
  const deeds: Deed[] = []

  async function latestPayment(
    userId: string,
    fits: (row: StoredTransaction) => boolean,
  ): Promise<StoredTransaction | undefined> {
    const rows = { pk: `USER#${userId}`, prefix: 'TRANSACTION#', limit: 20, newestFirst: true }
    return (await transactions.list(rows)).items.find((row) => row.paymentProvider !== 'manual' && fits(row))
  }

  return {
    agreements,
    deeds,
    /** Refunds the latest payment, or a part of it. */
    async refund(userId: string): Promise<string> {
      const payment = await latestPayment(userId, (row) => refundableCents(row) > 0)
      if (!payment) return 'refund nothing'
      const most = refundableCents(payment)
      const amountCents = dice.chance(0.25) ? most : 1 + dice.below(most)
      const body = { userId, requestId: crypto.randomUUID(), amountCents, reason: 'A wish' }
      const params = { transactionId: payment.id }
      const said = await outcomeOf(`refund ${amountCents === most ? 'all ' : ''}${amountCents}`, () =>
        askWorld(world, adminId, refund, { params, body }),
      )
      const after = await transactions.get({ userId, id: payment.id }, { consistent: true })
      // The audit records the decision even when the provider then refuses it.
      if (after?.refundRequests?.[body.requestId]) deeds.push({ action: 'refund', targetUserId: userId })
      return said
    },
    /** Agrees on a price, whatever the member has. */
    async agree(userId: string): Promise<string> {
      const billingPeriod = pick(['monthly', 'monthly', 'yearly'] as const)
      const priceCents = 100 + dice.below(5000)
      const plan = { planId: `pro_competitor_${billingPeriod}`, billingPeriod, priceCents }
      const body = { ...plan, userId, requestId: crypto.randomUUID(), reason: 'Judges the finals' }
      return outcomeOf(`agree ${priceCents}`, async () => {
        await askWorld(world, adminId, agree, { body })
        deeds.push({ action: 'custom_pricing_applied', targetUserId: userId })
        const from = world.now()
        const until = addMonths(from, billingPeriod === 'yearly' ? 12 : 1)
        agreements.push({ userId, priceCents, from, until })
      })
    },
    /** The payer complains. The bank or PayPal decides immediately, or when the time has come. */
    async dispute(userId: string): Promise<string> {
      const payment = await latestPayment(userId, (row) => !row.dispute && refundableCents(row) > 0)
      const { paymentProvider, providerTransactionId } = payment ?? {}
      if (!providerTransactionId || paymentProvider === 'manual' || !paymentProvider) return 'dispute nothing'
      const charge =
        paymentProvider === 'stripe' ? await chargeOf(world, providerTransactionId) : providerTransactionId
      const id = await world.press(paymentProvider, charge, 'dispute')
      const end = pick(['won', 'lost', 'waits'])
      if (end === 'waits') return `dispute ${paymentProvider}`
      if (paymentProvider === 'paypal') await world.press('paypal', id, end === 'won' ? 'seller' : 'buyer')
      else
        await world.stripe.disputes.update(id, {
          evidence: { uncategorized_text: end === 'won' ? 'winning_evidence' : 'losing_evidence' },
          submit: true,
        })
      return `dispute ${paymentProvider} ${end}`
    },
  }
}

async function chargeOf({ stripe }: BillingWorld, reference: string): Promise<string> {
  if (reference.startsWith('ch_')) return reference
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(reference)
  return String(charge)
}
