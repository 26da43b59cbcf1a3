import { log } from '#core/platform/log/log.ts'
import type { BillingAuditEntry } from '#shared/billing/billing-audit/billing-audit-entry.ts'
import { auditHeads, auditPartition, beginning, billingAudit } from './billing-audit.ts'
import { hashEntry } from './hash-entry.ts'

const entriesAtOnce = 200

/** `entries`: how many follow each other as they should; `brokenAt`: the number of the one that does not. */
export type Verified = { entries: number; brokenAt?: number }

/** Goes along the whole chain and finds what was changed, taken out or added beside it. */
export async function verifyBillingAudit(): Promise<Verified> {
  const head = await auditHeads.get({}, { consistent: true })
  let [sequence, hash] = [0, beginning]
  let cursor: string | undefined
  do {
    const page = await billingAudit.list({
      pk: auditPartition,
      limit: entriesAtOnce,
      cursor,
      consistent: true,
    })
    for (const entry of page.items) {
      if (!follows(entry, sequence, hash)) return { entries: sequence, brokenAt: sequence + 1 }
      sequence = entry.sequence
      hash = entry.hash
    }
    cursor = page.nextCursor
  } while (cursor)
  // Entries that were added since the head was read come after it, and have moved it on by now.
  if (sequence > (head?.version ?? 0)) {
    const moved = (await auditHeads.get({}, { consistent: true }))?.version ?? 0
    if (sequence > moved) return { entries: moved, brokenAt: moved + 1 }
  }
  if (head && head.version > sequence) return { entries: sequence, brokenAt: sequence + 1 }
  if (head && head.version === sequence && head.hash !== hash)
    return { entries: sequence - 1, brokenAt: sequence }
  log.info('billing_audit.verified', { entries: sequence })
  return { entries: sequence }
}

const follows = (entry: BillingAuditEntry, sequence: number, hash: string) =>
  entry.sequence === sequence + 1 && entry.previousHash === hash && hashEntry(entry) === entry.hash
