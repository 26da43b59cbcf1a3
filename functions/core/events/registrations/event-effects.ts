import type { Event } from '#shared/events/events/event.ts'
import type { CancelEffect, ChangeEffect } from '#shared/events/registrations/effects-contract.ts'
import { isFreeWithdrawal } from '#shared/events/registrations/refund-now.ts'
import { fullRefundOf } from '#shared/events/registrations/refund-of.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { endingWithEvent } from './ending-with-event.ts'
import { eventFor } from './event-for.ts'
import { hasMember } from './has-member.ts'
import { refundWays } from './refunding.ts'
import type { StoredRegistration } from './registrations.ts'

/** What happens to these registrations, and who hears of it, when their event is cancelled. */
export function cancelEffect(registrations: readonly StoredRegistration[]): CancelEffect {
  const effect = { told: 0, refunds: 0, cardCents: 0, cashCents: 0, otherCents: 0 }
  for (const registration of registrations.filter(isLive)) {
    const ways = refundWays(registration, endingWithEvent(registration).refundCents)
    if (hasMember(registration)) effect.told++
    if (ways.cardCents + ways.cashCents + ways.otherCents > 0) effect.refunds++
    effect.cardCents += ways.cardCents
    effect.cashCents += ways.cashCents
    effect.otherCents += ways.otherCents
  }
  return effect
}

/** Who of them hears of a change that made an event what it is `after`, and who can then withdraw for all of their money. */
export function changeEffect(
  registrations: readonly StoredRegistration[],
  after: Event,
  now: string,
): ChangeEffect {
  const live = registrations.filter(isLive)
  const backOf = (registration: StoredRegistration) =>
    !registration.checkIn && isFreeWithdrawal(eventFor(registration, after, now), now)
      ? fullRefundOf(registration.pay)
      : 0
  const back = live.map(backOf).filter((cents) => cents > 0)
  return {
    told: live.filter(hasMember).length,
    mayWithdraw: back.length,
    refundCents: back.reduce((sum, cents) => sum + cents, 0),
  }
}
