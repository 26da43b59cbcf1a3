import type { Write } from '#core/platform/db/write.ts'
import type { BillingAuditEntry } from '#shared/billing/billing-audit/billing-audit-entry.ts'
import { newId } from '#shared/ids.ts'
import { auditHeads, beginning, billingAudit } from './billing-audit.ts'
import { hashEntry } from './hash-entry.ts'

type NewEntry = Pick<
  BillingAuditEntry,
  'adminId' | 'targetUserId' | 'action' | 'entityType' | 'entityId' | 'oldValues' | 'newValues' | 'reason'
>

/**
 * An entry of the billing audit: commit these writes together with what it tells of, `untilUnchanged`, since another
 * entry may get in between. Its values name no person: they outlive accounts.
 */
export async function auditBilling(entry: NewEntry, now: string): Promise<Write[]> {
  const head = await auditHeads.get({}, { consistent: true })
  const sequence = (head?.version ?? 0) + 1
  const said = {
    ...entry,
    id: newId('aud', now),
    sequence,
    createdAt: now,
    previousHash: head?.hash ?? beginning,
    version: 1 as const,
  }
  const hash = hashEntry(said)
  return [
    billingAudit.put({ ...said, hash }, { absent: true }),
    auditHeads.put({ hash, version: sequence }, head ? { version: head.version } : { absent: true }),
  ]
}
