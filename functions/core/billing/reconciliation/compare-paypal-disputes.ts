import { mirrorAtPaypal } from '#core/billing/one-time-payments/mirror-at-paypal.ts'
import { fetchPaypalDispute, type PaypalDispute } from '#core/billing/paypal/paypal-dispute.ts'
import { paypalPages } from '#core/billing/paypal/paypal-pages.ts'
import { compareEach } from './compare-each.ts'
import { type CreatedRange, type Findings, timesOf } from './findings.ts'

/** Looks again at every payment whose dispute began or changed in a time. */
export async function comparePaypalDisputes(
  created: CreatedRange,
  findings: Findings,
  now: string,
): Promise<void> {
  const { from, to } = timesOf(created)
  const query = new URLSearchParams({ update_time_after: from, update_time_before: to, page_size: '50' })
  for await (const items of paypalPages<Pick<PaypalDispute, 'dispute_id'>>(
    `/v1/customer/disputes?${query}`,
    'items',
  ))
    await compareEach(
      items,
      ({ dispute_id: id }) => id,
      findings,
      async ({ dispute_id: disputeId }) => {
        // A list does not say what they are about.
        const { disputed_transactions: payments = [] } = await fetchPaypalDispute(disputeId)
        for (const { seller_transaction_id: paymentId } of payments)
          if (paymentId && (await mirrorAtPaypal({ paymentId, disputeId }, now))) findings.compared++
      },
    )
}
