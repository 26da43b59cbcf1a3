import { verifyAuditChain } from '#core/billing-audit/verify-audit-chain.ts'

export const handler = () => verifyAuditChain()
