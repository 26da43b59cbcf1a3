import { billingCounters } from './billing-counters.ts'
import { payingThrough } from './billing-figures.ts'

/**
 * Counts the members who pay through each provider, as stored. Only the keys of one mode are in force at a
 * time.
 */
export async function payingMembers(): Promise<{ stripe: number; paypal: number }> {
  const [stripe, paypal] = await Promise.all(
    (['stripe', 'paypal'] as const).map((provider) =>
      billingCounters.get(
        { partition: 'BILLING_COUNTS', name: payingThrough(provider) },
        { consistent: true },
      ),
    ),
  )
  return { stripe: Math.max(0, stripe?.count ?? 0), paypal: Math.max(0, paypal?.count ?? 0) }
}
