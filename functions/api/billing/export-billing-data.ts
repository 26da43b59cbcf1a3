import { exportBillingData as useCase } from '#core/billing/export-billing-data.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { exportBillingData } from '#shared/billing/admin-contract.ts'

export const handler = endpoint(exportBillingData, useCase)
