import { queryOptions } from '@tanstack/react-query'
import { getPaymentSettings } from '#shared/billing/payment-settings/contract.ts'
import { call } from '#web/lib/call.ts'

export const paymentSettingsQuery = queryOptions({
  queryKey: ['payment-settings'],
  queryFn: ({ signal }) => call(getPaymentSettings, {}, { signal }),
})
