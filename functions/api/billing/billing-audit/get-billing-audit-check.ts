import { billingAuditChecks } from '#core/billing/billing-audit/billing-audit-checks.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import {
  type BillingAuditCheck,
  getBillingAuditCheck as contract,
} from '#shared/billing/billing-audit/contract.ts'

const getBillingAuditCheck = async (): Promise<BillingAuditCheck> => (await billingAuditChecks.get({})) ?? {}

export const handler = endpoint(contract, getBillingAuditCheck)
