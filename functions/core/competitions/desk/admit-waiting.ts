import { ulid } from 'ulid'
import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { confirmedRegistration } from '#core/events/registrations/confirmed-registration.ts'
import { numberFor } from '#core/events/registrations/free-number.ts'
import { isFull } from '#core/events/registrations/join-waiting-list.ts'
import { stillPublished } from '#core/events/registrations/open-event.ts'
import { offerPlaces } from '#core/events/registrations/places.ts'
import { claimNumber } from '#core/events/registrations/registration-claims.ts'
import { registrationReference } from '#core/events/registrations/registration-reference.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { waitingPlaces } from '#core/events/registrations/waiting-places.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { admitWaiting as contract } from '#shared/competitions/desk/admission-contract.ts'
import { admissionRefusal } from '#shared/competitions/desk/admission-refusal.ts'
import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { AppError } from '#shared/errors.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { type Desk, deskOf } from './desk-of.ts'
import { deskPayment } from './desk-payment.ts'
import { readDeskRegistration } from './desk-registration.ts'
import { placeInLine, pricedAtDesk, readLine } from './line-at-desk.ts'
import { overfill } from './overfill.ts'
import { readRegistration } from './read-registration.ts'
import { scans } from './scans.ts'
import { settledPay } from './settle-at-desk.ts'

type Form = BodyOf<typeof contract>
type Admitting = {
  actor: Actor
  eventId: string
  registrationId: string
  form: Form
  remember: (answer: DeskRegistration) => Write[]
}

/** Gives someone on the waitlist, or with an open offer, their place. Administrators may go over the limit. */
export async function admitWaiting(
  { actor, eventId, registrationId, form, remember }: Admitting,
  now: string,
): Promise<DeskRegistration> {
  const desk = await deskOf(actor, eventId)
  const refusal = admissionRefusal(desk.event, desk.role, now)
  if (refusal) throw new AppError(refusal.kind, refusal.code, refusal.message)
  let attempt = 0
  return untilPlacesHold(async () => {
    attempt++
    const registration = await readRegistration(eventId, registrationId)
    const { priced, writes: places } = await placeFor(registration, desk, form, now)
    const { dueCents } = priced.pay
    if (form.dueCents !== dueCents)
      throw new AppError('conflict', 'amount_differs', `They pay ${dollars(dueCents)} now. Check the amount.`)
    const number = await numberFor(eventId, { wish: registration.numberWish, attempt })
    const { numberWish: _, ...confirmed } = confirmedRegistration(
      priced,
      { ...(number !== undefined && { number }) },
      now,
    )
    const { after, writes } = await paidAs(confirmed, { form, desk, by: actor.userId }, now)
    const answer = await readDeskRegistration(after, desk)
    await commit(
      ...places,
      stillPublished(eventId),
      ...whileClassesOpen(desk.event, classesOf(after.entries)),
      ...(number === undefined ? [] : [claimNumber(after, number, false)]),
      registrations.put(after, { version: registration.version }, placesChanged),
      admissionScan(after, { actor, form }, now),
      announce('registration.confirmed', registrationReference(after), now),
      ...writes,
      ...remember(answer),
    )
    return answer
  })
}

type Placed = { priced: StoredRegistration; writes: Write[] }

/** An offered place is theirs at the price of the offer; from the line, they take what is kept for it, or open. */
async function placeFor(
  registration: StoredRegistration,
  { event, role }: Desk,
  { reason }: Form,
  now: string,
): Promise<Placed> {
  const { eventId, status } = registration
  if (status === 'offered') return { priced: registration, writes: [] }
  if (status !== 'waiting')
    throw new AppError('conflict', 'not_waiting', 'They are not on the waitlist anymore.')
  const line = await readLine(eventId)
  const found = placeInLine(line, registration.id)
  // They are offered a place in this moment.
  if (!found) throw placesChanged()
  const { place, passes } = found
  const gone = place.classKeys.find((key) => !line.pools.has(key))
  if (gone) throw new AppError('conflict', 'class_unknown', `This event has no class ${gone}.`)
  const offered = offerPlaces(line.pools, place.classKeys)
  const isOver = 'full' in offered
  if (isOver && role !== 'administrator') throw isFull(event, offered.full)
  if (passes > 0 && !reason) throw reasonNeeded(passes)
  const priced = await pricedAtDesk(registration, event, now)
  return {
    priced,
    writes: [
      ...(isOver ? overfill(line.pools, place.classKeys, { isWaiting: true }) : offered),
      waitingPlaces.delete(place, placesChanged),
    ],
  }
}

function reasonNeeded(passes: number): AppError {
  const before = passes === 1 ? '1 person is' : `${passes} people are`
  const message = `${before} ahead of them on the waitlist. Say why they go first, in at least 10 characters.`
  return new AppError('conflict', 'reason_needed', message, { errors: [{ path: 'body.reason', message }] })
}

type Paying = { form: Form; desk: Desk; by: string }

async function paidAs(
  confirmed: StoredRegistration,
  { form, desk, by }: Paying,
  now: string,
): Promise<{ after: StoredRegistration; writes: Write[] }> {
  const { dueCents: amountCents } = confirmed.pay
  if (form.paid === 'later' || amountCents === 0) return { after: confirmed, writes: [] }
  const { transactionId, writes } = await deskPayment(
    { registration: confirmed, event: desk.event, by, as: 'cash', amountCents },
    now,
  )
  return {
    after: { ...confirmed, pay: settledPay(confirmed.pay, 'cash', transactionId) },
    writes: [...writes, announce('entry.paid', { ...registrationReference(confirmed), amountCents }, now)],
  }
}

/** The log of the gates says who admitted them, and why before others. */
const admissionScan = (
  { eventId, id }: StoredRegistration,
  { actor, form }: Pick<Admitting, 'actor' | 'form'>,
  now: string,
): Write =>
  scans.put(
    {
      eventId,
      scanId: ulid(Date.parse(now)),
      registrationId: id,
      outcome: 'from_line',
      sentence: 'Admitted from the waitlist',
      ...(form.reason && { reason: form.reason }),
      how: 'list',
      gate: 'Waitlist',
      by: actor.userId as Parameters<typeof scans.put>[0]['by'],
      at: now,
      deviceAt: now,
      version: 1,
    },
    { absent: true },
  )
