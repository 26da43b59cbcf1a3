import { saveBillingAddress as useCase } from '#core/billing/save-billing-address.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { saveBillingAddress } from '#shared/billing/contract.ts'

export const handler = endpoint(saveBillingAddress, useCase)
