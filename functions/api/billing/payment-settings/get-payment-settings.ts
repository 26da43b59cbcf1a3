import { paymentSettingsFacts } from '#core/billing/billing/payment-settings-facts.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getPaymentSettings as contract } from '#shared/billing/payment-settings/contract.ts'

const getPaymentSettings = async ({ now }: ApiRequest<typeof contract>) =>
  paymentSettingsFacts(await readPaymentSettings({ fresh: true }), now)

export const handler = endpoint(contract, getPaymentSettings)
