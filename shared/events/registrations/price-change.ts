import type { Event, WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from './classes-of.ts'
import { classRefundOf, fullRefundOf } from './refund-of.ts'
import type { PriceLine, Registration } from './registration.ts'
import { waysToPay } from './ways-to-pay.ts'

type Changed = Pick<Registration, 'entries' | 'price' | 'pay' | 'refundSteps'>
type Priced = Pick<WholeEvent, 'classes'> & Pick<Event, 'status' | 'freeWithdrawalUntilAt'>

export type PriceChange = {
  price: PriceLine[]
  /** The additional amount to pay. */
  moreCents: number
  /** The amount by which less is due than before. */
  lessDueCents: number
  /** The share that the organizer had waived, so that no one pays it and it is not refunded. */
  lessWaivedCents: number
  /** The refund from what was paid, by the refund step of the moment. */
  refundCents: number
}

const counted = (classKeys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of classKeys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/**
 * Returns the effect of other classes on the price: the fee of a class that stays is the one of the day when
 * its place was taken, an added class costs its current fee, and only the difference is charged or refunded.
 */
export function priceChange(
  { entries, price, pay, refundSteps }: Changed,
  event: Priced,
  classKeys: readonly string[],
  now: string,
): PriceChange {
  const before = counted(classesOf(entries))
  const after = counted(classKeys)
  const { kept, goneCents } = linesLeft(price, before, after)
  const added = [...after].flatMap(([key, count]) => addedLines(event, key, count - (before.get(key) ?? 0)))
  const difference = sum(added) - goneCents
  const off = Math.max(0, -difference)
  const lessDueCents = Math.min(pay.dueCents, off)
  const isFree =
    event.status === 'cancelled' ||
    (event.freeWithdrawalUntilAt !== undefined && now < event.freeWithdrawalUntilAt)
  const lessWaivedCents = Math.min(pay.waivedCents ?? 0, off - lessDueCents)
  const rest = off - lessDueCents - lessWaivedCents
  return {
    price: [...kept, ...added],
    moreCents: Math.max(0, difference),
    lessDueCents,
    lessWaivedCents,
    refundCents: isFree
      ? Math.min(rest, fullRefundOf(pay))
      : Math.max(0, classRefundOf({ ...pay, refundSteps }, rest, now)),
  }
}

const sum = (lines: readonly PriceLine[]) => lines.reduce((total, { cents }) => total + cents, 0)

/** The lines of classes that stay, and of entries that were withdrawn before; and what the others come to. */
function linesLeft(
  price: readonly PriceLine[],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): { kept: PriceLine[]; goneCents: number } {
  const linesOf = counted(price.flatMap(({ classKey }) => classKey ?? []))
  const left = new Map(
    [...linesOf].map(([key, lines]) => {
      const entered = before.get(key) ?? 0
      return [key, Math.max(0, lines - entered) + Math.min(entered, after.get(key) ?? 0)]
    }),
  )
  let goneCents = 0
  const kept = price.filter(({ classKey, cents }) => {
    if (classKey === undefined) return true
    const more = left.get(classKey) ?? 0
    left.set(classKey, more - 1)
    if (more <= 0) goneCents += cents
    return more > 0
  })
  return { kept, goneCents }
}

function addedLines({ classes }: Priced, key: string, count: number): PriceLine[] {
  const found = classes.find(({ classKey }) => classKey === key)
  if (!found || found.feeCents === 0 || count <= 0) return []
  return Array.from({ length: count }, () => ({
    label: found.name,
    cents: found.feeCents,
    classKey: found.classKey,
  }))
}

/**
 * Returns the ways to pay an additional amount: if something is already due at the gate, it is paid there.
 */
export const waysToPayMore = (
  event: Parameters<typeof waysToPay>[0],
  { dueCents }: Pick<Registration['pay'], 'dueCents'>,
  moreCents: number,
) => (moreCents > 0 && dueCents > 0 ? 'gate' : waysToPay(event, moreCents))
