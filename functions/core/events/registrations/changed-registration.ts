import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { changeRegistration as contract } from '#shared/events/registrations/changes-contract.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { type PriceChange, priceChange, waysToPayMore } from '#shared/events/registrations/price-change.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { classesBeyond } from './classes-beyond.ts'
import { eventFor } from './event-for.ts'
import { holdUntilOf } from './hold-until-of.ts'
import { payAfterChange } from './pay-after-change.ts'
import { refunding } from './refunding.ts'
import type { StoredRegistration } from './registrations.ts'

/** An entrant’s choices when they change an entry. */
export type Chosen = Pick<StoredRegistration, 'entries' | 'answers' | 'isListed'> &
  Partial<Pick<StoredRegistration, 'waiverVersion' | 'waiverAt'>>

type Changed = {
  registration: StoredRegistration
  event: WholeEvent
  form: Pick<BodyOf<typeof contract>, 'payAt' | 'moreCents' | 'refundCents'>
  chosen: Chosen
}

/** A confirmed registration after a change, with the classes whose places it then holds. */
export function changedRegistration(
  { registration, event, form, chosen }: Changed,
  now: string,
): { after: StoredRegistration; held: string[]; writes: Write[] } {
  const { pay, version } = registration
  const classKeys = classesOf(chosen.entries)
  const change = priceChange(registration, eventFor(registration, event, now), classKeys, now)
  assertShown(form, change)
  const next = { updatedAt: now, version: version + 1 }
  if (isPaidAhead({ registration, event, form }, change)) {
    const extra = classesBeyond(classesOf(registration.entries), classKeys)
    const pending = {
      ...chosen,
      number: next.version,
      price: change.price,
      dueCents: change.moreCents,
      classKeys: extra,
      until: holdUntilOf(now),
    }
    return {
      after: { ...registration, change: pending, ...next },
      held: [...classesOf(registration.entries), ...extra],
      writes: [],
    }
  }
  const { isUnfinished: _, ...before } = registration
  const due = { ...before, pay: payAfterChange(pay, change) }
  const refund = refunding(due, change.refundCents, now)
  return {
    after: { ...due, ...refund.change, ...chosen, price: change.price, ...next },
    held: classKeys,
    writes: refund.writes,
  }
}

function isPaidAhead(
  { registration, event, form }: Omit<Changed, 'chosen'>,
  { moreCents }: PriceChange,
): boolean {
  const ways = waysToPayMore(event, registration.pay, moreCents)
  return ways === 'online' || (ways === 'choice' && form.payAt !== 'gate')
}

function assertShown(shown: Changed['form'], { moreCents, refundCents }: PriceChange): void {
  if (shown.moreCents === moreCents && shown.refundCents === refundCents) return
  const sentence =
    moreCents > 0
      ? `This change costs ${dollars(moreCents)} now.`
      : refundCents > 0
        ? `${dollars(refundCents)} is refunded now.`
        : 'This change costs nothing now, and nothing is refunded.'
  throw new AppError('conflict', 'price_differs', `${sentence} Check it and confirm again.`)
}
