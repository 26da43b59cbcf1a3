import { expect } from 'vitest'
import type { Event } from '#shared/events/events/event.ts'
import { enterEvent, payRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import { feedMember } from './feed-member.ts'
import { booksOf } from './paid-entry.ts'
import { answerPaypal } from './paypal.ts'
import { someEntry, storedRegistration } from './registrations.ts'

type Named = Pick<Event, 'id'>

/** A member who holds a place of an event and has chosen PayPal, with an account of their own there. */
export async function paypalEntrant(url: string, { id: eventId }: Named) {
  const { client, userId, email } = await feedMember(url)
  const { body: held } = await client.call(enterEvent, { params: { eventId }, body: someEntry() })
  const named = { params: { registrationId: held.id }, body: { eventId } }
  const pay = (provider: 'stripe' | 'paypal' = 'paypal') =>
    client.call(payRegistration, { params: named.params, body: { eventId, provider } })
  const begun = await pay()
  expect(begun.status, begun.text).toBe(200)
  const read = () => storedRegistration({ eventId, id: held.id })
  return {
    client,
    userId,
    email,
    named,
    pay,
    read,
    payment: begun.body.payment,
    orderId: (await read()).intentId ?? '',
    approve: (step = begun.body.payment) => answerPaypal(url, step, { email }),
    settle: () => client.call(settleRegistration, named),
    payments: async () => (await booksOf(userId)).filter(({ type }) => type === 'payment'),
    refunds: async () => (await booksOf(userId)).filter(({ type }) => type === 'refund'),
  }
}

/** The same once it is paid. */
export async function paidByPaypal(url: string, event: Named) {
  const entrant = await paypalEntrant(url, event)
  await entrant.approve()
  const settled = await entrant.settle()
  expect(settled.body, settled.text).toMatchObject({ status: 'confirmed' })
  const [payment] = await entrant.payments()
  if (!payment) throw new Error('There is no payment.')
  return { ...entrant, payment }
}
