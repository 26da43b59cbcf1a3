import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginning } from '#core/billing/billing-audit/billing-audit.ts'
import { hashEntry } from '#core/billing/billing-audit/hash-entry.ts'
import type { BillingAuditEntry } from '#shared/billing/billing-audit/billing-audit-entry.ts'
import { chainState, noEntries, withEntry, withHead } from './audit-accumulator.ts'

type Chain = { entries: BillingAuditEntry[]; head: { version: number; hash: string } }

function chainOf(reasons: readonly string[]): Chain {
  const entries: BillingAuditEntry[] = []
  let hash = beginning
  for (const [at, reason] of reasons.entries()) {
    const said = {
      id: 'aud_01ARZ3NDEKTSV4RRFFQ69G5FAV' as const,
      sequence: at + 1,
      adminId: '7b0c4a52-1111-4222-8333-444455556666',
      action: 'billing_export' as const,
      entityType: 'transactions' as const,
      entityId: 'all',
      reason,
      createdAt: '2026-01-01T00:00:00.000Z',
      previousHash: hash,
      version: 1 as const,
    }
    hash = hashEntry(said)
    entries.push({ ...said, hash })
  }
  return { entries, head: { version: reasons.length, hash } }
}

const stateOf = ({ entries, head }: Chain) => chainState(withHead(entries.reduce(withEntry, noEntries), head))

const chains = fc.array(fc.string(), { minLength: 1, maxLength: 30 }).map(chainOf)
const chainAndPlace = chains.chain((chain) =>
  fc.tuple(fc.constant(chain), fc.nat({ max: chain.entries.length - 1 })),
)

const resealed = (entry: BillingAuditEntry, changes: Partial<BillingAuditEntry>) => {
  const said = { ...entry, ...changes }
  return { ...said, hash: hashEntry(said) }
}

const replaced = ({ entries, head }: Chain, at: number, entry: BillingAuditEntry): Chain => ({
  entries: entries.with(at, entry),
  head,
})

test('a whole chain is whole, in whatever order its entries come', () => {
  fc.assert(
    fc.property(
      chains.chain((chain) =>
        fc.tuple(fc.constant(chain), fc.shuffledSubarray(chain.entries, { minLength: chain.entries.length })),
      ),
      ([{ head }, entries]) => {
        expect(stateOf({ entries, head })).toBe('whole')
      },
    ),
  )
})

test('an entry that was changed is found, whether or not it was sealed again', () => {
  fc.assert(
    fc.property(chainAndPlace, fc.boolean(), ([chain, at], seals) => {
      const entry = chain.entries[at] as BillingAuditEntry
      const changes = { reason: `${entry.reason}!` }
      const changed = seals ? resealed(entry, changes) : { ...entry, ...changes }
      expect(stateOf(replaced(chain, at, changed))).toBe('broken')
    }),
  )
})

test('an entry that is missing, or there twice, is found', () => {
  fc.assert(
    fc.property(chainAndPlace, ([{ entries, head }, at]) => {
      expect(stateOf({ entries: entries.toSpliced(at, 1), head })).toBe('broken')
      expect(stateOf({ entries: [...entries, entries[at] as BillingAuditEntry], head })).toBe('broken')
    }),
  )
})

test('one that is there twice in the place of another is found', () => {
  fc.assert(
    fc.property(chainAndPlace, fc.nat(), ([chain, at], other) => {
      const from = other % chain.entries.length
      fc.pre(from !== at)
      const copy = chain.entries[from] as BillingAuditEntry
      expect(stateOf(replaced(chain, at, copy))).toBe('broken')
    }),
  )
})

test('two entries that changed places are found, whether or not they were sealed again', () => {
  fc.assert(
    fc.property(chainAndPlace, fc.nat(), fc.boolean(), ([chain, at], other, seals) => {
      const to = other % chain.entries.length
      const [one, two] = [chain.entries[at], chain.entries[to]] as [BillingAuditEntry, BillingAuditEntry]
      fc.pre(to !== at && one.reason !== two.reason)
      const moved = (entry: BillingAuditEntry, { sequence, previousHash }: BillingAuditEntry) =>
        seals ? resealed(entry, { sequence, previousHash }) : { ...entry, sequence, previousHash }
      expect(stateOf(replaced(replaced(chain, at, moved(two, one)), to, moved(one, two)))).toBe('broken')
    }),
  )
})

test('a chain that was cut at its end, or has no head, is found', () => {
  const { entries, head } = chainOf(['a', 'b', 'c'])
  expect(stateOf({ entries: entries.slice(0, 2), head })).toBe('broken')
  expect(stateOf({ entries: entries.slice(0, 2), head: { version: 2, hash: head.hash } })).toBe('broken')
  expect(chainState(entries.reduce(withEntry, noEntries))).toBe('broken')
  expect(chainState(noEntries)).toBe('absent')
  expect(chainState(withHead(noEntries, head))).toBe('broken')
})
