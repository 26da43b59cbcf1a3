import { expect, test } from 'vitest'
import type { ListedAuditEntry } from '#shared/billing/billing-audit/contract.ts'
import { foldRuns } from './fold-runs.ts'

const at = (minute: number, more: Partial<ListedAuditEntry> = {}) =>
  ({
    adminId: 'ann',
    action: 'webhook_retry',
    entityType: 'webhook',
    createdAt: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
    ...more,
  }) as ListedAuditEntry

const lengths = (...entries: ListedAuditEntry[]) => foldRuns(entries).map((run) => run.length)

test('entries of one administrator and one kind within minutes of each other are a run', () => {
  expect(lengths(at(30), at(21), at(11), at(0))).toEqual([3, 1])
  expect(foldRuns([])).toEqual([])
})

test('another administrator, another action and another subject end a run', () => {
  expect(lengths(at(3), at(2, { adminId: 'bob' }), at(1))).toEqual([1, 1, 1])
  expect(lengths(at(3), at(2, { action: 'refund' }), at(1, { action: 'refund' }))).toEqual([1, 2])
  expect(lengths(at(3), at(2, { entityType: 'transaction' }))).toEqual([1, 1])
})
