import { standingOf } from '#shared/competitions/desk/check-in-outcome.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import type { Missing } from '#shared/events/registrations/missing-of.ts'
import type { QueueItem } from './queue-item.ts'

/** The decisions that a device may make alone, from its list and from its own actions since. */
export type Verdict =
  | { kind: 'let_in'; row: RosterRow }
  | { kind: 'incomplete'; row: RosterRow; missing: Missing }
  | { kind: 'unpaid'; row: RosterRow; dueCents: number }
  | { kind: 'already'; row: RosterRow; at: string }
  | { kind: 'over'; row: RosterRow; sentence: string }
  /** No ticket of this list, or an older one. */
  | { kind: 'unknown' }

/** Applies the waiting actions of the queue to a row. */
export function rowWith(row: RosterRow, queue: readonly QueueItem[]): RosterRow {
  let { checkedInAt, dueCents, backCents = 0, missing } = row
  for (const item of queue) {
    if (item.registrationId !== row.id || item.state !== 'waiting') continue
    if (item.kind === 'check_in') checkedInAt ??= item.deviceAt
    else if (item.kind === 'undo') checkedInAt = undefined
    else if (item.kind === 'complete') missing = undefined
    else if (item.kind === 'cash_back') backCents = Math.max(0, backCents - item.amountCents)
    else if (item.kind === 'cash') dueCents = Math.max(0, dueCents - item.amountCents)
  }
  return { ...row, dueCents, backCents, checkedInAt, missing }
}

/** Never lets anyone in whose ticket it does not know. */
export function gateVerdict(row: RosterRow | undefined, queue: readonly QueueItem[]): Verdict {
  if (!row) return { kind: 'unknown' }
  const current = rowWith(row, queue)
  if (current.checkedInAt) return { kind: 'already', row: current, at: current.checkedInAt }
  if (current.status !== 'confirmed')
    return { kind: 'over', row: current, sentence: `${standingOf(current.status)}.` }
  if (current.missing) return { kind: 'incomplete', row: current, missing: current.missing }
  if (current.dueCents > 0) return { kind: 'unpaid', row: current, dueCents: current.dueCents }
  return { kind: 'let_in', row: current }
}
