import { getPaymentConfiguration } from '#shared/billing/billing/contract.ts'
import { query } from '#web/lib/query.ts'

/** Its key is apart from the rest of the billing, whose changes would read it again during a payment. */
export const paymentConfigurationQuery = query(
  'payment-configuration',
  getPaymentConfiguration,
  {},
  { staleTime: 5 * 60_000 },
)
