import { getUserBillingOverview as useCase } from '#core/billing/get-user-billing-overview.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { getUserBillingOverview } from '#shared/billing/contract.ts'

export const handler = endpoint(getUserBillingOverview, useCase)
