import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { claims } from '#core/events/registrations/enter-event.ts'
import { numberFor } from '#core/events/registrations/free-number.ts'
import { isFull } from '#core/events/registrations/join-waiting-list.ts'
import { stillPublished } from '#core/events/registrations/open-event.ts'
import { type Pools, takePlaces } from '#core/events/registrations/places.ts'
import {
  claimRequest,
  registrationClaims,
  requestClaim,
} from '#core/events/registrations/registration-claims.ts'
import { registrationReference } from '#core/events/registrations/registration-reference.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { waitingOf } from '#core/events/registrations/take-open-place.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type { addWalkIn as contract, DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { walkInRefusal } from '#shared/competitions/desk/walk-in-refusal.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { isSameName } from '#shared/platform/words/is-same-name.ts'
import { assertOrganizing, type Desk, deskOf } from './desk-of.ts'
import { deskPayment } from './desk-payment.ts'
import { readDeskRegistration } from './desk-registration.ts'
import { overfill } from './overfill.ts'
import { readRegistration } from './read-registration.ts'
import { settledPay } from './settle-at-desk.ts'
import { walkInRegistration } from './walk-in-registration.ts'

type Form = BodyOf<typeof contract>
type Adding = {
  actor: Actor
  eventId: string
  form: Form
  remember: (answer: DeskRegistration) => Write[]
}

/** Enters someone at the gate; the same request id enters no one twice. Administrators may go over the limit. */
export async function addWalkIn(
  { actor, eventId, form, remember }: Adding,
  now: string,
): Promise<DeskRegistration> {
  const desk = await deskOf(actor, eventId)
  if (form.paid === 'waived') assertOrganizing(desk.role)
  const refusal = walkInRefusal(desk.event, form, enteredAt(form, now))
  if (refusal) {
    const { code, message, path } = refusal
    throw new AppError('conflict', code, message, path ? { errors: [{ path, message }] } : {})
  }
  const member = await memberOf(form)
  if (member === 'asked') {
    // The answer to an earlier try may not have arrived.
    const known = await knownRequest(eventId, form)
    if (known) return readDeskRegistration(known, desk)
    throw nameDiffers()
  }
  const fresh = walkInRegistration({ event: desk.event, form, member }, now)
  let attempt = 0
  return untilPlacesHold(async () => {
    attempt++
    const pools = await poolsOf(eventId)
    // Read after the places: the last of them may be the one that this form has taken already.
    const known = await knownRequest(eventId, form)
    if (known) return readDeskRegistration(known, desk)
    if (member && (await waitingOf(eventId, member.id))) throw onWaitingList()
    const places = placesFor(pools, fresh, desk)
    const number = await numberFor(eventId, { attempt })
    const { registration, writes } = await paidAs({ fresh, number, form, event: desk.event, actor }, now)
    const answer = await readDeskRegistration(registration, desk)
    await commit(
      ...places,
      stillPublished(eventId),
      ...whileClassesOpen(desk.event, classesOf(fresh.entries)),
      // This decides first: the same form may have entered the member meanwhile.
      { ...claimRequest(registration, form.requestId), decides: true as const },
      ...claims(registration, undefined),
      registrations.put(registration, { absent: true }),
      announce('registration.confirmed', registrationReference(registration), now),
      ...writes,
      ...remember(answer),
    )
    return answer
  })
}

function onWaitingList(): AppError {
  const message = 'This member is on the waitlist. Look for their name under Entries and admit them.'
  return new AppError('conflict', 'on_waiting_list', message, { errors: [{ path: 'body.email', message }] })
}

const keptHours = 24

/** Check-in may have closed before a device without the network could send whom it had entered. */
const enteredAt = ({ deviceAt }: Form, now: string): string =>
  deviceAt && deviceAt < now && deviceAt >= addTime(now, { hours: -keptHours }) ? deviceAt : now

async function knownRequest(
  eventId: string,
  { requestId, name }: Form,
): Promise<StoredRegistration | undefined> {
  const claim = await registrationClaims.get(
    { eventId, claim: requestClaim(requestId) },
    { consistent: true },
  )
  if (!claim) return undefined
  const known = await readRegistration(eventId, claim.registrationId)
  if (known.userId || known.guest?.name === name) return known
  throw new AppError(
    'conflict',
    'request_used',
    'Someone else was already entered with this form. Close it and open it again.',
  )
}

function placesFor(pools: Pools, { entries }: StoredRegistration, { event, role }: Desk): Write[] {
  const classKeys = classesOf(entries)
  const places = takePlaces(pools, classKeys)
  if (!('full' in places)) return places
  if (role === 'administrator') return overfill(pools, classKeys)
  throw isFull(event, places.full)
}

type Paying = {
  fresh: StoredRegistration
  number: number | undefined
  form: Form
  event: WholeEvent
  actor: Actor
}

async function paidAs({ fresh, number, form, event, actor }: Paying, now: string) {
  const registration = { ...fresh, ...(number !== undefined && { number }) }
  const { paid: as } = form
  if (as === 'later' || fresh.pay.dueCents === 0) return { registration, writes: [] }
  const { transactionId, writes } = await deskPayment(
    { registration, event, by: actor.userId, as, amountCents: fresh.pay.dueCents },
    now,
  )
  return { registration: { ...registration, pay: settledPay(fresh.pay, as, transactionId) }, writes }
}

/** The name stays unsaid: an address alone must tell no one whose it is. */
const nameDiffers = () =>
  new AppError(
    'conflict',
    'name_differs',
    'This address belongs to a member with another name. Is it the same person?',
  )

/** The member whom the form means, if any; `asked` where only the desk can say whether it is them. */
async function memberOf({ email, name, isMember }: Form): Promise<StoredUser | 'asked' | undefined> {
  if (!email || isMember === false) return undefined
  const member = await memberAt(email)
  return member && !isMember && !isSameName(member.name, name) ? 'asked' : member
}

/** The member with this address, or undefined if no member has it. */
async function memberAt(email: string): Promise<StoredUser | undefined> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  return user?.registrationCompleted && user.deletionDueAt === undefined ? user : undefined
}
