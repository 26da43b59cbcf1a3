import { decideRefund, type RefundStep, type WantedRefund } from '#core/billing/transactions/decide-refund.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import type { StoredSubscription } from './subscriptions.ts'

/** A subscription at a provider that may not go on, as it is there. */
export type Misplaced = {
  id: string
  /** The provider’s word for its state. */
  status: string
  /** One that is `unbegun` charges nothing, or cannot be taken back. */
  phase: 'unbegun' | 'running' | 'over'
  /** The payments for it, once it is over and may owe them. */
  payments: StoredTransaction[]
}

/** An invoice for an upgrade that no provider bills, and its one payment. */
export type UpgradeBill = { upgradeId: string; invoice: Invoice; payment: StoredTransaction | undefined }

export type Standing = {
  row: StoredSubscription | undefined
  misplaced: Misplaced[]
  upgrade?: UpgradeBill | undefined
  /** The steps of this walk so far: none is taken twice in one, whatever the provider says afterward. */
  taken: ReadonlySet<string>
}

export type Step =
  | { do: 'note_given_up'; row: StoredSubscription; theirs: { id: string; status: string } }
  | { do: 'end_at_provider'; provider: 'stripe' | 'paypal'; id: string }
  | { do: 'give_back_credit'; upgradeId: string; invoice: Invoice }
  | RefundStep

/** The reason for an end and for the refund that follows. */
export const oneAtATime = 'A member has one subscription at a time'
const second: WantedRefund = { requestId: 'second-subscription', reason: oneAtATime }
const paidTooLate = 'The plan change was paid too late'

/**
 * Decides what follows from how a subscription stands, in the order in which it is done: what may not go on is ended,
 * and then refunded; an upgrade that counts for nothing is refunded, too. The intent is written down before anything
 * ends, so that the next walk after a crash continues it. What ended in the ordinary way stays as it is. Everything is
 * in its place when nothing follows.
 */
export function decideWhatFollows({ row, misplaced, upgrade, taken }: Standing): Step[] {
  const due = (steps: Step[]) => steps.filter((step) => !taken.has(nameOf(step)))
  const ends = due(row ? misplaced.flatMap((theirs) => endingOf(row, theirs)) : [])
  if (ends.length > 0) return ends
  const unused = upgrade && isUnused(row, upgrade) ? [upgrade] : []
  const owed: Owed[] = [
    ...misplaced.flatMap(({ payments }) => payments.map((payment) => ({ payment, wanted: second }))),
    ...unused.flatMap(({ upgradeId, payment }) =>
      payment ? [{ payment, wanted: { requestId: upgradeId, reason: paidTooLate } }] : [],
    ),
  ]
  return due([
    ...unused.flatMap(creditOf),
    ...owed.flatMap(({ payment, wanted }) => decideRefund(payment, wanted) ?? []),
  ])
}

type Owed = { payment: StoredTransaction; wanted: WantedRefund }

type Named = { row: StoredSubscription; current: boolean; providerId: string | undefined }

/**
 * Names what may not go on at the provider: the subscription without its member’s one place, and a stray one beside the
 * known one, made for the same row.
 */
export function misplacedIds({ row, current, providerId }: Named): string[] {
  const known = row.stripe?.subscriptionId ?? row.paypal?.subscriptionId ?? providerId
  if (row.paymentProvider === 'manual' || !known) return []
  return [...(providerId && providerId !== known ? [providerId] : []), ...(current ? [] : [known])]
}

/** True if some of its payment may still have to be refunded even though it is over. */
export function mayOwe({ givenUpAt, stripe, paypal }: StoredSubscription, id: string): boolean {
  const known = (stripe ?? paypal)?.subscriptionId ?? id
  return givenUpAt !== undefined || id !== known
}

function endingOf(row: StoredSubscription, { id, status, phase }: Misplaced): Step[] {
  const { paymentProvider: provider } = row
  if (phase !== 'running' || provider === 'manual') return []
  return [
    ...(mayOwe(row, id) ? [] : [{ do: 'note_given_up' as const, row, theirs: { id, status } }]),
    { do: 'end_at_provider', provider, id },
  ]
}

/**
 * True of a paid upgrade that another one has replaced, that has lapsed, or whose subscription is over. The upgrade that
 * still waits, or has counted, is paid rightly.
 */
const isUnused = (row: StoredSubscription | undefined, { upgradeId, invoice }: UpgradeBill) =>
  invoice.status === 'paid' &&
  !row?.paidUpgrades?.includes(upgradeId) &&
  row?.pendingPlan?.previewId !== upgradeId

const creditOf = ({ upgradeId, invoice }: UpgradeBill): Step[] =>
  (invoice.creditCents ?? 0) > 0 ? [{ do: 'give_back_credit', upgradeId, invoice }] : []

export const endingName = (id: string) => `end_at_provider ${id}`

/** The name of a step, the same for the same one. */
export function nameOf(step: Step): string {
  switch (step.do) {
    case 'note_given_up':
      return `${step.do} ${step.theirs.id}`
    case 'end_at_provider':
      return endingName(step.id)
    case 'give_back_credit':
      return `${step.do} ${step.upgradeId}`
    case 'ask_for_refund':
      return `${step.do} ${step.refundId}`
    default:
      return `${step.do} ${step.payment.id}`
  }
}
