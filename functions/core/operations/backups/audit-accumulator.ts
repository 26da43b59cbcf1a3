import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { beginning } from '#core/billing/billing-audit/billing-audit.ts'
import { hashEntry } from '#core/billing/billing-audit/hash-entry.ts'
import type { BillingAuditEntry } from '#shared/billing/billing-audit/billing-audit-entry.ts'
import type { BackupChecks } from '#shared/operations/backups/backup.ts'

const Sum = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * What is known of the chain of the billing audit after some of its entries, which come in any order. Each says where it
 * begins, at the number and hash before it, and where it ends, at its own. In a whole chain every end but that of the
 * head is a beginning, and every beginning but the first is an end. So only the sums are kept.
 */
export const AuditChain = z.object({
  entries: z.int(),
  begins: Sum,
  ends: Sum,
  /** An entry says something else than it was sealed with. */
  isChanged: z.boolean(),
  head: z.optional(z.object({ sequence: z.int(), hash: z.string() })),
})
export type AuditChain = z.infer<typeof AuditChain>

const nothing = '0'.repeat(64)

export const noEntries: AuditChain = { entries: 0, begins: nothing, ends: nothing, isChanged: false }

export function withEntry(chain: AuditChain, entry: BillingAuditEntry): AuditChain {
  const { sequence, hash, previousHash } = entry
  return {
    ...chain,
    entries: chain.entries + 1,
    begins: added(chain.begins, pointOf(sequence - 1, previousHash)),
    ends: added(chain.ends, pointOf(sequence, hash)),
    isChanged: chain.isChanged || hashEntry(entry) !== hash,
  }
}

export const withHead = (chain: AuditChain, head: { version: number; hash: string }): AuditChain => ({
  ...chain,
  head: { sequence: head.version, hash: head.hash },
})

export function chainState({
  entries,
  begins,
  ends,
  isChanged,
  head,
}: AuditChain): BackupChecks['auditChain'] {
  if (!head) return entries === 0 ? 'absent' : 'broken'
  const whole =
    !isChanged &&
    entries === head.sequence &&
    added(begins, pointOf(head.sequence, head.hash)) === added(ends, pointOf(0, beginning))
  return whole ? 'whole' : 'broken'
}

/** A place in the chain as a number that no one can choose. */
const pointOf = (sequence: number, hash: string) =>
  createHash('sha256').update(`${sequence} ${hash}`).digest('hex')

const modulus = 1n << 256n

const added = (one: string, other: string) =>
  ((BigInt(`0x${one}`) + BigInt(`0x${other}`)) % modulus).toString(16).padStart(64, '0')
