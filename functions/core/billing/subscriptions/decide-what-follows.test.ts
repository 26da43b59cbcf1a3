import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { InvoiceStatus } from '#shared/billing/invoices/invoice.ts'
import { storedInvoice } from '#test/support/stored-invoice.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { storedTransaction } from '#test/support/stored-transaction.ts'
import {
  decideWhatFollows,
  type Misplaced,
  mayOwe,
  misplacedIds,
  nameOf,
  type Standing,
  type Step,
} from './decide-what-follows.ts'
import type { StoredSubscription } from './subscriptions.ts'

const at = '2026-01-03T03:20:00.000Z'
const stripe = (subscriptionId: string) => ({ stripe: { subscriptionId, itemId: 'si_1' } })
const row = storedSubscription(stripe('sub_known'))
const none: ReadonlySet<string> = new Set()
const theirs = (given: Partial<Misplaced>): Misplaced => ({
  id: 'sub_known',
  status: 'active',
  phase: 'running',
  payments: [],
  ...given,
})
const verbs = (standing: Partial<Standing>) =>
  decideWhatFollows({ row, misplaced: [], taken: none, ...standing }).map((step) => step.do)

test('what holds its member’s place, and nothing beside it, goes on', () => {
  expect(misplacedIds({ row, current: true, providerId: 'sub_known' })).toEqual([])
  expect(misplacedIds({ row, current: true, providerId: undefined })).toEqual([])
  expect(verbs({})).toEqual([])
})

test('a stray subscription is ended, and the known one, too, where it does not hold the place', () => {
  expect(misplacedIds({ row, current: true, providerId: 'sub_stray' })).toEqual(['sub_stray'])
  expect(misplacedIds({ row, current: false, providerId: 'sub_stray' })).toEqual(['sub_stray', 'sub_known'])
  const unmade = storedSubscription()
  expect(misplacedIds({ row: unmade, current: false, providerId: 'sub_new' })).toEqual(['sub_new'])
  expect(misplacedIds({ row: unmade, current: false, providerId: undefined })).toEqual([])
})

test('what no provider bills is ended by no provider', () => {
  const manual = storedSubscription({ paymentProvider: 'manual' })
  expect(misplacedIds({ row: manual, current: false, providerId: 'in_1' })).toEqual([])
})

test('the row says that it is given up before it is ended, unless it says so or another one is meant', () => {
  expect(verbs({ misplaced: [theirs({})] })).toEqual(['note_given_up', 'end_at_provider'])
  const noted = storedSubscription({ ...stripe('sub_known'), givenUpAt: at })
  expect(verbs({ row: noted, misplaced: [theirs({})] })).toEqual(['end_at_provider'])
  expect(verbs({ misplaced: [theirs({ id: 'sub_stray' })] })).toEqual(['end_at_provider'])
})

test('nothing is refunded before everything has ended that may not go on', () => {
  const over = theirs({ id: 'sub_stray', phase: 'over', payments: [storedTransaction()] })
  expect(verbs({ misplaced: [over, theirs({})] })).toEqual(['note_given_up', 'end_at_provider'])
  expect(verbs({ misplaced: [over] })).toEqual(['reserve_refund'])
})

test('what has never begun is left alone', () => {
  expect(verbs({ misplaced: [theirs({ phase: 'unbegun' })] })).toEqual([])
})

const upgradeId = 'prv_1'
const bill = (status: InvoiceStatus, creditCents?: number) => ({
  upgradeId,
  invoice: storedInvoice({ status, ...(creditCents && { creditCents }) }),
  payment: storedTransaction(),
})

test('an upgrade that was paid and counts for nothing is refunded, and its credit becomes credit again', () => {
  expect(verbs({ upgrade: bill('paid') })).toEqual(['reserve_refund'])
  expect(verbs({ upgrade: bill('paid', 500) })).toEqual(['give_back_credit', 'reserve_refund'])
  expect(verbs({ row: undefined, upgrade: bill('paid') })).toEqual(['reserve_refund'])
})

test('an upgrade that is not paid, has counted, or still waits is not refunded', () => {
  const counted = storedSubscription({ paidUpgrades: [upgradeId] })
  const pendingPlan = { previewId: upgradeId } as StoredSubscription['pendingPlan']
  expect(verbs({ upgrade: bill('open') })).toEqual([])
  expect(verbs({ row: counted, upgrade: bill('paid', 500) })).toEqual([])
  expect(verbs({ row: { ...row, pendingPlan }, upgrade: bill('paid', 500) })).toEqual([])
})

/** A provider and our rows as they change by the steps that are carried out. */
class World {
  row: StoredSubscription
  theirs: Misplaced[]
  payments: Map<string, StoredTransaction[]>
  constructor(row: StoredSubscription, theirs: Misplaced[], payments: Map<string, StoredTransaction[]>) {
    this.row = row
    this.theirs = theirs
    this.payments = payments
  }

  read(): Pick<Standing, 'row' | 'misplaced'> {
    const misplaced = this.theirs.map((one) => ({
      ...one,
      payments: one.phase === 'over' && mayOwe(this.row, one.id) ? (this.payments.get(one.id) ?? []) : [],
    }))
    return { row: this.row, misplaced }
  }

  carryOut(step: Step): void {
    if (step.do === 'note_given_up') this.row = { ...this.row, givenUpAt: at }
    if (step.do === 'end_at_provider')
      this.theirs = this.theirs.map((one) => (one.id === step.id ? { ...one, phase: 'over' } : one))
    if (step.do === 'reserve_refund') {
      const { id, amountCents, refundedCents } = step.payment
      const { requestId } = step.wanted
      this.change(id, {
        pendingRefunds: [{ id: `refund of ${id}`, requestId, amountCents: amountCents - refundedCents }],
        refundRequests: { [requestId]: `refund of ${id}` },
      })
    }
    if (step.do === 'ask_for_refund') {
      const { id, amountCents } = step.payment
      this.change(id, { pendingRefunds: [], refundedCents: amountCents, status: 'refunded' })
    }
  }

  private change(id: string, change: Partial<StoredTransaction>): void {
    for (const [of, payments] of this.payments)
      this.payments.set(
        of,
        payments.map((one) => (one.id === id ? { ...one, ...change } : one)),
      )
  }
}

const payments = (of: string) =>
  fc
    .array(
      fc.record({
        amountCents: fc.integer({ min: 1, max: 9999 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 4 },
    )
    .map((all) =>
      all.map(({ amountCents, part }, index) => {
        const refundedCents = Math.floor(amountCents * part)
        const left = amountCents - refundedCents
        return storedTransaction({
          id: `txn_${of}_${index}` as StoredTransaction['id'],
          amountCents,
          refundedCents,
          status: left === 0 ? 'refunded' : refundedCents > 0 ? 'partially_refunded' : 'succeeded',
        })
      }),
    )

const phase = fc.constantFrom('unbegun' as const, 'running' as const, 'over' as const)
const worlds = fc
  .record({
    givenUp: fc.boolean(),
    known: fc.option(phase, { nil: undefined }),
    stray: fc.option(phase, { nil: undefined }),
    ofKnown: payments('KNOWN'),
    ofStray: payments('STRAY'),
  })
  .map(({ givenUp, known, stray, ofKnown, ofStray }) => {
    const misplaced = [
      ...(stray ? [theirs({ id: 'sub_stray', phase: stray })] : []),
      ...(known ? [theirs({ phase: known })] : []),
    ]
    const begun = { ...row, ...(givenUp && { givenUpAt: at }) }
    return {
      begun,
      misplaced,
      all: [
        ['sub_stray', ofStray],
        ['sub_known', ofKnown],
      ] as const,
    }
  })

test('from any state, however often it breaks off, the walk ends everything once and refunds everything once', () => {
  fc.assert(
    fc.property(worlds, fc.integer({ min: 1, max: 6 }), ({ begun, misplaced, all }, breaksAfter) => {
      const world = new World(begun, misplaced, new Map(all.map(([id, list]) => [id, [...list]])))
      const steps: Step[] = []
      for (let walk = 0; walk < 12; walk++) {
        const taken = new Set<string>()
        let left = walk === 11 ? Number.POSITIVE_INFINITY : breaksAfter
        for (let turn = 0; left > 0; turn++) {
          expect(turn).toBeLessThan(12)
          const next = decideWhatFollows({ ...world.read(), taken })
          if (next.length === 0) break
          for (const step of next) {
            if (left-- <= 0) break
            world.carryOut(step)
            taken.add(nameOf(step))
            steps.push(step)
          }
        }
      }
      expect(decideWhatFollows({ ...world.read(), taken: none })).toEqual([])
      expect(world.theirs.some((one) => one.phase === 'running')).toBe(false)
      expect(steps.length).toBe(new Set(steps.map(nameOf)).size)
      for (const one of world.theirs) {
        const started = misplaced.find(({ id }) => id === one.id)?.phase
        const owed = started === 'running' || (started === 'over' && mayOwe(begun, one.id))
        const before = all.find(([id]) => id === one.id)?.[1] ?? []
        const after = world.payments.get(one.id) ?? []
        expect(after.map(({ refundedCents }) => refundedCents)).toEqual(
          before.map(({ amountCents, refundedCents }) => (owed ? amountCents : refundedCents)),
        )
      }
    }),
  )
})

test('no step is taken twice in one walk, whatever the provider answers', () => {
  const taken = new Set<string>()
  const standing = { row, misplaced: [theirs({ id: 'sub_stray' })] }
  for (const step of decideWhatFollows({ ...standing, taken })) taken.add(nameOf(step))
  expect(decideWhatFollows({ ...standing, taken })).toEqual([])
})
