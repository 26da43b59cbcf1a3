import { createHash } from 'node:crypto'
import type { BillingAuditEntry } from '#shared/billing/billing-audit/billing-audit-entry.ts'

/** Hashes everything that an entry says, with the hash before it; the order of its fields does not matter. */
export const hashEntry = ({
  hash: _,
  version: __,
  ...said
}: Omit<BillingAuditEntry, 'hash'> & { hash?: string }) =>
  createHash('sha256').update(canonical(said)).digest('hex')

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`
}
