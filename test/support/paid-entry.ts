import { expect } from 'vitest'
import { transactions } from '#core/billing/transactions/transactions.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import type { Event } from '#shared/events/events/event.ts'
import { enterEvent, payRegistration } from '#shared/events/registrations/contract.ts'
import type { Client } from './client.ts'
import { feedMember } from './feed-member.ts'
import { someEntry, storedRegistration } from './registrations.ts'
import { confirmPayment } from './stripe.ts'

export type HeldEntry = {
  client: Client
  userId: string
  email: string
  registration: StoredRegistration
  intentId: string
  payment: PaymentStep | undefined
}

/** A member who holds a place of an event that is paid online, before the card form. */
export async function heldEntry(url: string, { id: eventId }: Pick<Event, 'id'>): Promise<HeldEntry> {
  const member = await feedMember(url)
  const entered = await member.client.call(enterEvent, { params: { eventId }, body: someEntry() })
  expect(entered.status, entered.text).toBe(201)
  const registrationId = entered.body.id
  const paying = await member.client.call(payRegistration, { params: { registrationId }, body: { eventId } })
  expect(paying.status, paying.text).toBe(200)
  const registration = await storedRegistration({ eventId, id: registrationId })
  return {
    ...member,
    registration,
    intentId: registration.intentId ?? '',
    payment: paying.body.payment,
  }
}

/** The same after the card form. */
export async function confirmedEntry(
  url: string,
  event: Pick<Event, 'id'>,
  card?: string,
): Promise<HeldEntry> {
  const held = await heldEntry(url, event)
  const { status } = await confirmPayment(url, held.payment, card)
  expect(status).toBe('succeeded')
  return held
}

/** The member’s transactions in the books. */
export const booksOf = async (userId: string) => {
  const { items } = await transactions.list({
    pk: `USER#${userId}`,
    prefix: 'TRANSACTION#',
    limit: 100,
    consistent: true,
  })
  return items
}
