import { entryScored, scoresOf } from '#core/events/class-entries/scores-of.ts'
import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { limitInvitations } from '#core/platform/mails/limit-invitations.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import { AppError } from '#shared/errors.ts'
import { handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { handOverRegistration as contract } from '#shared/events/registrations/changes-contract.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { entryOffers } from './entry-offers.ts'
import { offerNews } from './offer-news.ts'
import { readOwn } from './read-own.ts'
import { registrations } from './registrations.ts'

type HandingOver = {
  actor: Actor
  eventId: string
  registrationId: string
  email: string
  remember: (answer: AnswerOf<typeof contract>) => Write[]
}

/** Entries may close later than was said when it was made; whether they have, the event says. */
const daysKept = 30

const ownAddress = () => {
  const message = 'This is your own email address.'
  return new AppError('conflict', 'own_account', message, { errors: [{ path: 'body.email', message }] })
}

/** Asks an address to take over a confirmed entry. Whether it has an account shows only once its owner accepts. */
export const handOverRegistration = (
  { actor, eventId, registrationId, email, remember }: HandingOver,
  now: string,
): Promise<AnswerOf<typeof contract>> =>
  untilPlacesHold(async () => {
    const { registration, event } = await readOwn(actor, eventId, registrationId)
    const refusal = handOverRefusal(registration, event, now)
    if (refusal) throw new AppError('conflict', refusal.code, refusal.message)
    if (email === actor.user.email) throw ownAddress()
    // No one scores their own entry: who gets it may be who has scored it.
    const { scored, whileUnscored } = await scoresOf(eventId, registration.entries)
    if (scored) throw entryScored(event, scored, 'so this entry stays yours')
    const answer = { handedTo: email }
    const { handingTo: before, version, id } = registration
    const earlier =
      before && (await entryOffers.get({ email: before, registrationId: id }, { consistent: true }))
    if (earlier && before === email) return answer
    const offer = {
      email,
      eventId: event.id,
      registrationId: id,
      createdAt: now,
      endsAt: addTime(event.endsAt, { days: daysKept }),
      version: 1,
    }
    const { member, isReached } = await accountAt(email)
    const after = { ...registration, handingTo: email, updatedAt: now, version: version + 1 }
    await commit(
      registrations.put(after, { version }, placesChanged),
      ...(earlier ? [entryOffers.delete(earlier)] : []),
      entryOffers.derive(offer),
      ...whileUnscored(whileClassesOpen(event, classesOf(registration.entries))),
      ...limitInvitations({ from: actor.userId, to: email }, now),
      ...(isReached ? offerNews({ email, member, giver: actor.user, event }, now) : []),
      recordActivity(
        {
          by: actor,
          type: 'event_registration',
          description: `Offered the entry for ${event.title} to someone else`,
          metadata: { eventId: event.id },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
