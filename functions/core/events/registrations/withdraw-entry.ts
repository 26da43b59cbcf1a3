import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { changePool } from '#core/events/event-places/change-pool.ts'
import { releasedTo } from '#core/events/event-places/pool-rules.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { PlacesChanged, placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { type PriceChange, priceChange } from '#shared/events/registrations/price-change.ts'
import { eventFor } from './event-for.ts'
import { ownRegistration } from './own-registration.ts'
import { payAfterChange } from './pay-after-change.ts'
import { readOwn } from './read-own.ts'
import { refunding } from './refunding.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { assertMayWithdraw, assertShown, assertUnchanging } from './withdrawal-refusal.ts'

type Withdrawing = {
  actor: Actor
  eventId: string
  registrationId: string
  entryId: string
  refundCents: number
  remember: (answer: OwnRegistration) => Write[]
}

type Own = { registration: StoredRegistration; event: WholeEvent }

/** Takes one entry of several out; its class gets the place back, and the percent of its fee comes back. */
export const withdrawEntry = (
  { actor, eventId, registrationId, entryId, refundCents, remember }: Withdrawing,
  { event }: Own,
  now: string,
): Promise<OwnRegistration> =>
  untilPlacesHold(async () => {
    const { registration } = await readOwn(actor, eventId, registrationId)
    const entry = registration.entries.find(({ id }) => id === entryId)
    if (entry?.status === 'withdrawn') return ownRegistration(registration, event, now)
    if (!entry || registration.status !== 'confirmed')
      throw new AppError(
        'conflict',
        'entry_not_withdrawable',
        'Only an entry of a confirmed registration can be withdrawn.',
      )
    assertMayWithdraw(registration, event, now)
    // Another of their entries was withdrawn in this moment.
    if (classesOf(registration.entries).length < 2)
      throw new AppError(
        'conflict',
        'entry_not_withdrawable',
        'This is your last class. Withdraw your entry instead.',
      )
    assertUnchanging(registration)
    const left = registration.entries.filter(({ id }) => id !== entryId)
    const change = priceChange(registration, eventFor(registration, event, now), classesOf(left), now)
    assertShown(refundCents, change.refundCents)
    const pool = (await poolsOf(eventId)).get(entry.classKey)
    if (!pool) throw new PlacesChanged()
    const without = withoutEntry(registration, entryId, change, now)
    const refund = refunding(without, change.refundCents, now)
    const after = { ...without, ...refund.change }
    const answer = ownRegistration(after, event, now)
    await commit(
      registrations.put(after, { version: registration.version }, placesChanged),
      changePool(pool, releasedTo(pool), { refused: placesChanged }),
      ...whileClassesOpen(event, [entry.classKey], { leaving: true }),
      announce('place.freed', { eventId: event.id }, now),
      ...refund.writes,
      ...remember(answer),
    )
    return answer
  })

function withoutEntry(
  registration: StoredRegistration,
  entryId: string,
  change: PriceChange,
  now: string,
): StoredRegistration {
  return {
    ...registration,
    price: change.price,
    pay: payAfterChange(registration.pay, change),
    entries: registration.entries.map((one) =>
      one.id === entryId ? { ...one, status: 'withdrawn' as const } : one,
    ),
    updatedAt: now,
    version: registration.version + 1,
  }
}
