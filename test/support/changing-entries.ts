import type { Event } from '#shared/events/events/event.ts'
import { changeRegistration } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent, payRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { expectSuccess } from './expect-success.ts'
import { feedMember } from './feed-member.ts'
import { putVehicle, someEntry, storedRegistration } from './registrations.ts'
import { confirmPayment } from './stripe.ts'

/** An entrant with a place in some classes, each with the same car. */
export async function entrant(
  url: string,
  event: Event,
  classKeys: string[],
  more: Parameters<typeof someEntry>[0] = {},
) {
  const { client, userId } = await feedMember(url)
  const { id: vehicleId } = await putVehicle(userId)
  const entered = await client.call(enterEvent, {
    params: { eventId: event.id },
    body: someEntry({ entries: classKeys.map((classKey) => ({ classKey, vehicleId })), ...more }),
  })
  expectSuccess(entered)
  const read = () => storedRegistration({ eventId: event.id, id: entered.body.id })
  return { client, userId, vehicleId, id: entered.body.id, event, read }
}
export type Entrant = Awaited<ReturnType<typeof entrant>>

export async function change(
  { client, id, event, vehicleId, read }: Entrant,
  classKeys: string[],
  more: Partial<InputOf<typeof changeRegistration>['body']> = {},
) {
  return client.call(changeRegistration, {
    params: { registrationId: id },
    body: {
      eventId: event.id,
      entries: classKeys.map((classKey) => ({ classKey, vehicleId })),
      answers: {},
      isListed: true,
      moreCents: 0,
      refundCents: 0,
      version: (await read()).version,
      ...more,
    },
  })
}

export const named = ({ id, event }: Entrant) => ({
  params: { registrationId: id },
  body: { eventId: event.id },
})

/** The same, paid by card. */
export async function paidEntrant(url: string, event: Event, classKeys: string[]) {
  const someone = await entrant(url, event, classKeys)
  await pays(url, someone)
  return someone
}

export async function pays(url: string, someone: Entrant) {
  const begun = await someone.client.call(payRegistration, named(someone))
  expectSuccess(begun)
  await confirmPayment(url, begun.body.payment)
  const settled = await someone.client.call(settleRegistration, named(someone))
  expectSuccess(settled)
  return settled.body
}
