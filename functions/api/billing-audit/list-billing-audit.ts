import { listBillingAudit as useCase } from '#core/billing-audit/list-billing-audit.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { listBillingAudit } from '#shared/billing-audit/contract.ts'

export const handler = endpoint(listBillingAudit, useCase)
