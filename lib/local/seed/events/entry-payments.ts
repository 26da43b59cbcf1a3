import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { cancelRegistrationsOf } from '#core/events/registrations/cancel-registrations-of.ts'
import { payRegistration } from '#core/events/registrations/pay-registration.ts'
import { refundEntry } from '#core/events/registrations/refund-entry.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { settleRegistration } from '#core/events/registrations/settle-registration.ts'
import { users } from '#core/platform/users/users.ts'
import type { Step } from '#lib/local/seed/billing/billing-story.ts'
import { seedMarks } from '#lib/local/seed/seed-marks.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoEvents } from './demo-events.ts'
import { demoRegistrations } from './demo-registrations.ts'

/**
 * Entries of the demo that are paid by card, through the use-cases that every entrant goes through; of an event that was
 * cancelled, the money goes back.
 */
export async function entryPayments(): Promise<Step[]> {
  const mark = await seedMarks.get({ name: 'demo' })
  if (!mark) return []
  const held = await heldOf(mark.seededAt)
  const cancelled = demoEvents(mark.seededAt).filter(
    ({ id, cancelledAt }) => cancelledAt && held.some(({ eventId }) => eventId === id),
  )
  return [
    ...held.map((registration) => ({
      at: addTime(registration.createdAt, { minutes: 2 }),
      happens: (at: string) => payByCard(registration, at),
    })),
    ...cancelled.map(({ id, cancelledAt = mark.seededAt }) => ({
      at: cancelledAt,
      happens: (at: string) => giveBack(id, held, at),
    })),
  ]
}

/** A cloud that was filled before anyone could enter has none. */
async function heldOf(seededAt: string): Promise<StoredRegistration[]> {
  const planned = demoRegistrations(seededAt).filter(({ status }) => status === 'held')
  const found = await Promise.all(planned.map((one) => registrations.get(one, { consistent: true })))
  return found.flatMap((one) => (one?.status === 'held' ? [one] : []))
}

async function payByCard(
  { id: registrationId, eventId, userId = '' as never }: StoredRegistration,
  at: string,
): Promise<void> {
  const user = await users.get({ id: userId }, { consistent: true })
  const paying = { actor: { userId, user } as never, eventId, registrationId }
  const { payment } = await payRegistration(paying, at)
  if (payment?.kind !== 'card') throw new Error(`${registrationId} was not to be paid with a card.`)
  const stripe = await stripeClient()
  await stripe.paymentIntents.confirm(payment.clientSecret.split('_secret_')[0] ?? '', {
    payment_method: 'pm_card_visa',
  })
  await settleRegistration(paying, at)
}

async function giveBack(eventId: string, held: readonly StoredRegistration[], at: string): Promise<void> {
  await cancelRegistrationsOf(eventId, at)
  for (const { id } of held.filter((one) => one.eventId === eventId)) {
    const ended = await registrations.get({ eventId, id }, { consistent: true })
    const { transactionId, method } = ended?.pay ?? {}
    if (!ended?.userId || !ended.refund || !transactionId || method !== 'card') continue
    const parts = [{ payerId: ended.userId, transactionId, cents: ended.refund.cents }]
    await refundEntry({ eventId: ended.eventId, registrationId: ended.id, ...ended.refund, parts }, at)
  }
}
