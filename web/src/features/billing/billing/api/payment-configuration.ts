import { queryOptions } from '@tanstack/react-query'
import { getPaymentConfiguration } from '#shared/billing/billing/contract.ts'
import { call } from '#web/lib/call.ts'

export const paymentConfigurationQuery = queryOptions({
  queryKey: ['payment-configuration'],
  queryFn: ({ signal }) => call(getPaymentConfiguration, {}, { signal }),
  staleTime: 5 * 60_000,
})
