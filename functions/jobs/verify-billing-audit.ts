import { verifyBillingAudit } from '#core/billing-audit/verify-billing-audit.ts'

export const handler = () => verifyBillingAudit()
