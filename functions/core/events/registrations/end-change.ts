import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { requirePaymentEnded } from './end-payment.ts'
import { exchangePlaces } from './places.ts'
import { type Change, registrations, type StoredRegistration } from './registrations.ts'
import { withoutChange } from './without-change.ts'

type Key = Pick<StoredRegistration, 'eventId' | 'id'>

/** Drops a change that was not paid for and gives its places back, once; the entry stays as it was. */
export const endChange = (
  key: Key,
  { number, intentId }: Change,
  now: string,
): Promise<StoredRegistration | undefined> =>
  untilPlacesHold(async () => {
    const registration = await registrations.get(key, { consistent: true })
    const change = registration?.change
    // A payment that began meanwhile has to end first.
    if (!registration || change?.number !== number || change.intentId !== intentId) return registration
    const after = withoutChange(registration, now)
    const { eventId } = registration
    const places = exchangePlaces(await poolsOf(eventId), change.classKeys, [])
    await commit(
      registrations.put(after, { version: registration.version }, placesChanged),
      ...('full' in places ? [] : places),
      ...(change.classKeys.length > 0 ? [announce('place.freed', { eventId }, now)] : []),
    )
    return after
  })

/** The registration as it is once no change waits for its payment. */
export async function settledOfChange(
  registration: StoredRegistration,
  now: string,
): Promise<StoredRegistration> {
  if (!registration.change) return registration
  await requirePaymentEnded(registration, 'Your', now)
  return (await endChange(registration, registration.change, now)) ?? registration
}
