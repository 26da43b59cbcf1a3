import { entryScored, scoresOf } from '#core/events/class-entries/scores-of.ts'
import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { handOverRegistration as contract } from '#shared/events/registrations/changes-contract.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { settledOfChange } from './end-change.ts'
import { requirePaymentEnded } from './end-payment.ts'
import { newCode, newTicketKey } from './new-ticket.ts'
import { stillPublished } from './open-event.ts'
import { paymentsOf } from './payments-of.ts'
import { readOwn } from './read-own.ts'
import { claimCode, claimPerson, releasePerson } from './registration-claims.ts'
import { registrationReference } from './registration-reference.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

type HandingOver = {
  actor: Actor
  eventId: string
  registrationId: string
  email: string
  remember: (answer: AnswerOf<typeof contract>) => Write[]
}

/**
 * Gives a confirmed entry to another member. The number, the places and the amount due go with it; the former owner’s
 * ticket, answers and waiver do not, and a refund goes to the person who paid.
 */
export async function handOverRegistration(
  { actor, eventId, registrationId, email, remember }: HandingOver,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const own = await readOwn(actor, eventId, registrationId)
  assertTransferable(own.registration, own.event, now)
  const receiver = await findReceiver(email, actor.userId)
  // What they began to pay is not paid for someone else.
  await requirePaymentEnded(own.registration, 'Your', now)
  await settledOfChange(own.registration, now)
  return untilPlacesHold(async () => {
    const { registration, event } = await readOwn(actor, eventId, registrationId)
    assertTransferable(registration, event, now)
    if (registration.change) throw placesChanged()
    // No one scores their own entry: who gets it may be who has scored it.
    const { scored, whileUnscored } = await scoresOf(eventId, registration.entries)
    if (scored) throw entryScored(event, scored, 'so this entry stays yours')
    const user = await users.get({ id: receiver.id }, { consistent: true })
    if (!user || !mayReceive(user)) throw memberNotFound()
    const after = handedTo(user, registration, event, now)
    const answer = { handedTo: publicName(user) }
    await commit(
      registrations.put(after, { version: registration.version }, placesChanged),
      { ...claimPerson(after, user.id), refused: () => enteredAlready(user) },
      releasePerson(registration, actor.userId),
      claimCode(after, after.code),
      stillPublished(eventId),
      ...whileUnscored(whileClassesOpen(event, classesOf(registration.entries))),
      { ...users.check({ id: user.id }, { version: user.version }), refused: placesChanged },
      announce(
        'registration.handed_over',
        { ...registrationReference(registration), from: actor.userId as StoredUser['id'], to: user.id },
        now,
      ),
      recordActivity(
        {
          by: actor,
          type: 'event_registration',
          description: `Handed over the entry for ${event.title}`,
          metadata: { eventId: event.id },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

function assertTransferable(registration: StoredRegistration, event: WholeEvent, now: string): void {
  const refusal = handOverRefusal(registration, event, now)
  if (refusal) throw new AppError('conflict', refusal.code, refusal.message)
}

const onEmail = (code: string, message: string) =>
  new AppError('conflict', code, message, { errors: [{ path: 'body.email', message }] })

const memberNotFound = () =>
  onEmail('member_not_found', 'No member who can take the entry has this email address.')

const enteredAlready = (user: StoredUser) =>
  onEmail('already_entered', `${publicName(user)} has already entered this event.`)

const mayReceive = ({ registrationCompleted, status, deletionDueAt }: StoredUser) =>
  registrationCompleted && status !== 'suspended' && deletionDueAt === undefined

async function findReceiver(email: string, ownId: string): Promise<StoredUser> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  if (claim?.userId === ownId) throw onEmail('own_account', 'This is your own email address.')
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  if (!user || !mayReceive(user)) throw memberNotFound()
  return user
}

function handedTo(
  user: StoredUser,
  registration: StoredRegistration,
  event: WholeEvent,
  now: string,
): StoredRegistration {
  const {
    waiverVersion: _version,
    waiverAt: _at,
    isUnfinished: _unfinished,
    declaredConflicts: _conflicts,
    due: _due,
    waiverAskedVersion: _asked,
    waiverAtDesk: _atDesk,
    ...rest
  } = registration
  const { transactionId: _transaction, ...pay } = registration.pay
  const payments = paymentsOf(registration)
  const isAsked = event.waiver !== '' || event.questions.length > 0 || event.classes.length > 0
  return {
    ...rest,
    userId: user.id,
    // The vehicles are in the garage of the one before; the new one chooses their own.
    entries: registration.entries.map(({ vehicleId: _, ...entry }) => entry),
    ...(payments.length > 0 && { payments }),
    pay,
    answers: {},
    isListed: false,
    ...(isAsked && { isUnfinished: true }),
    code: newCode(),
    ticketKey: newTicketKey(),
    ticketIssue: registration.ticketIssue + 1,
    acceptedAt: now,
    updatedAt: now,
    version: registration.version + 1,
  }
}
