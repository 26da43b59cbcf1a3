import { getPaymentSettings } from '#shared/billing/payment-settings/contract.ts'
import { query } from '#web/lib/query.ts'

export const paymentSettingsQuery = query('payment-settings', getPaymentSettings, {})
