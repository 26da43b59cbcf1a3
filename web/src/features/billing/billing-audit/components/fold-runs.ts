import type { ListedAuditEntry } from '#shared/billing/billing-audit/contract.ts'

const mostMinutesApart = 10

/**
 * Joins entries that follow each other: of one administrator, of one kind, each within minutes of the one before. A
 * part of the log that has not been read yet may still lengthen the last run.
 */
export function foldRuns(entries: readonly ListedAuditEntry[]): ListedAuditEntry[][] {
  const runs: ListedAuditEntry[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isAlike(last, entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs
}

const isAlike = (one: ListedAuditEntry, next: ListedAuditEntry) =>
  one.adminId === next.adminId &&
  one.action === next.action &&
  one.entityType === next.entityType &&
  Math.abs(Date.parse(one.createdAt) - Date.parse(next.createdAt)) <= mostMinutesApart * 60_000
