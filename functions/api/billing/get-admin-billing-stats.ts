import { getAdminBillingStats as useCase } from '#core/billing/get-admin-billing-stats.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { getAdminBillingStats } from '#shared/billing/admin-contract.ts'

export const handler = endpoint(getAdminBillingStats, useCase)
