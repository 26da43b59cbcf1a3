import { users } from '#core/platform/users/users.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { priceOf, totalOf } from '#shared/events/registrations/price-of.ts'
import type { StoredRegistration } from './registrations.ts'

/** A registration from the waitlist at the price of now, which is due. `isWalkIn`: at the price of the gate. */
export async function pricedNow(
  registration: StoredRegistration,
  event: WholeEvent,
  now: string,
  isWalkIn = false,
): Promise<StoredRegistration> {
  const user = registration.userId && !isWalkIn && (await users.get({ id: registration.userId }))
  const price = priceOf(
    event,
    {
      classKeys: classesOf(registration.entries),
      isPro: user ? user.membershipType === 'pro_competitor' : false,
      isWalkIn,
    },
    now,
  )
  const dueCents = isWalkIn && event.payment === 'free' ? 0 : totalOf(price)
  return {
    ...registration,
    price,
    pay: { ...registration.pay, state: dueCents > 0 ? 'due' : 'none', dueCents },
  }
}
