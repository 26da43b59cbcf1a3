import { getPaymentConfiguration as useCase } from '#core/billing/get-payment-configuration.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { getPaymentConfiguration } from '#shared/billing/contract.ts'

export const handler = endpoint(getPaymentConfiguration, useCase)
