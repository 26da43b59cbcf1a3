import { entryScored, scoresOf } from '#core/events/class-entries/scores-of.ts'
import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { takesPlace } from '#shared/events/registrations/registration.ts'
import { settledOfChange } from './end-change.ts'
import { requirePaymentEnded } from './end-payment.ts'
import { entryOffers, offerOver } from './entry-offers.ts'
import { handedTo } from './handed-to.ts'
import { enteredEvent, stillPublished } from './open-event.ts'
import {
  alreadyEntered,
  claimCode,
  claimPerson,
  personClaim,
  registrationClaims,
  releasePerson,
} from './registration-claims.ts'
import { registrationReference } from './registration-reference.ts'
import { registrations } from './registrations.ts'

type Accepting = { actor: Actor; eventId: string; registrationId: string; remember: Write[] }

const leaving = () =>
  new AppError(
    'forbidden',
    'account_leaving',
    'Your account is about to be deleted. Keep it to accept an entry.',
  )

type Taking = Omit<Accepting, 'remember'>

/** The entry that was offered to the caller’s address, if that still holds; undefined once it is theirs. */
async function offered({ actor, eventId, registrationId }: Taking, now: string) {
  const { email } = actor.user
  const [offer, registration] = await Promise.all([
    entryOffers.get({ email, registrationId }, { consistent: true }),
    registrations.get({ eventId, id: registrationId }, { consistent: true }),
  ])
  const giverId = registration?.userId
  // A second tab repeats what the first has done.
  if (registration && giverId === actor.userId && !registration.handingTo && takesPlace(registration))
    return undefined
  const isOffered = offer && registration?.handingTo === email
  if (!isOffered || !giverId || giverId === actor.userId) throw offerOver()
  const event = await enteredEvent(eventId)
  const refusal = handOverRefusal(registration, event, now)
  if (refusal)
    throw new AppError(
      'conflict',
      refusal.code,
      refusal.code === 'checked_in'
        ? 'Its entrant is checked in, so the entry stays theirs.'
        : refusal.message,
    )
  // No one scores their own entry: who gets it may be who has scored it.
  const { scored, whileUnscored } = await scoresOf(eventId, registration.entries)
  if (scored) throw entryScored(event, scored, 'so this entry stays theirs')
  const [stored, claim] = await Promise.all([
    users.get({ id: actor.userId }, { consistent: true }),
    registrationClaims.get({ eventId, claim: personClaim(actor.userId) }, { consistent: true }),
  ])
  const user: StoredUser = stored ?? actor.user
  if (user.deletionDueAt !== undefined) throw leaving()
  // With this entry: another tab has accepted it since it was read.
  if (claim) throw claim.registrationId === registration.id ? placesChanged() : alreadyEntered()
  return { offer, registration, giverId, event, user, whileUnscored }
}

/**
 * Takes over a confirmed entry. The number, the places and the amount due go with it; the former owner’s ticket,
 * answers and waiver do not, and a refund goes to the person who paid.
 */
export async function acceptHandOver({ remember, ...taking }: Accepting, now: string): Promise<void> {
  const { actor, eventId } = taking
  const first = await untilPlacesHold(() => offered(taking, now))
  if (!first) return
  // What the giver began to pay is not paid for someone else.
  await requirePaymentEnded(first.registration, 'Their', now)
  await settledOfChange(first.registration, now)
  await untilPlacesHold(async () => {
    const current = await offered(taking, now)
    if (!current) return
    const { offer, registration, giverId, event, user, whileUnscored } = current
    if (registration.change) throw placesChanged()
    const after = handedTo(user, registration, event, now)
    await commit(
      registrations.put(after, { version: registration.version }, placesChanged),
      { ...claimPerson(after, user.id), refused: placesChanged },
      releasePerson(registration, giverId),
      entryOffers.delete(offer),
      claimCode(after, after.code),
      stillPublished(eventId),
      ...whileUnscored(whileClassesOpen(event, classesOf(registration.entries))),
      { ...users.check({ id: user.id }, { version: user.version }), refused: placesChanged },
      announce(
        'registration.handed_over',
        { ...registrationReference(registration), from: giverId, to: user.id },
        now,
      ),
      recordActivity(
        {
          by: actor,
          type: 'event_registration',
          description: `Accepted the transfer of an entry for ${event.title}`,
          metadata: { eventId: event.id },
        },
        now,
      ),
      ...remember,
    )
  })
}
