import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { entryOffers, offerOver } from './entry-offers.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

type Ending = {
  /** The giver, who takes the offer back, or the person at the address, who declines it. */
  actor: Pick<Actor, 'userId'> & { user: Pick<Actor['user'], 'email'> }
  eventId: string
  registrationId: string
  remember?: Write[]
}

/** The entry stays where it is. A second call changes nothing. */
export const endHandOver = ({ actor, eventId, registrationId, remember = [] }: Ending, now: string) =>
  untilPlacesHold(async () => {
    const registration = await registrations.get({ eventId, id: registrationId }, { consistent: true })
    const isGiver = registration?.userId === actor.userId
    const email = isGiver ? registration.handingTo : actor.user.email
    const offer = email && (await entryOffers.get({ email, registrationId }, { consistent: true }))
    if (!isGiver && !offer) throw offerOver()
    const named = registration?.handingTo === email ? registration : undefined
    if (!email || (!named && !offer)) return
    await commit(
      ...(named
        ? [registrations.put(withoutOffer(named, now), { version: named.version }, placesChanged)]
        : []),
      ...(offer ? [entryOffers.delete(offer)] : []),
      ...remember,
    )
  })

const withoutOffer = ({ handingTo: _, ...kept }: StoredRegistration, now: string): StoredRegistration => ({
  ...kept,
  updatedAt: now,
  version: kept.version + 1,
})
