import { accountPlace, transactionPlace, webhookPlace } from '#shared/billing/billing/admin-places.ts'
import type { ListedAuditEntry } from '#shared/billing/billing-audit/contract.ts'

/** Returns the screen of an entry's subject, if there is one. */
export function subjectPlace({ entityType, entityId, targetUserId }: ListedAuditEntry): string | undefined {
  if (entityType === 'webhook') return webhookPlace(entityId)
  if (entityType === 'transactions') return '/admin/billing?tab=transactions'
  if (entityType === 'transaction' && targetUserId) return transactionPlace(targetUserId, entityId)
  if (entityType === 'subscription' && targetUserId) return accountPlace(targetUserId)
  return undefined
}
