import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { liveEvent, someScan, someWalkIn } from '#test/support/desk.ts'
import { anOrganizer, putHelper, someClass } from '#test/support/events.ts'
import { feedMember } from '#test/support/feed-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { changeStored, enter, putVehicle, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const nothing = {
  eventId: unknownId('evt'),
  registrationId: unknownId('reg'),
  entryId: unknownId('ent'),
  version: 1,
}
const classes = [someClass('S1'), someClass('S2')]

/** An event of someone else at which this member is an organizer too. */
async function gateOf(userId: string | undefined): Promise<{ eventId: typeof nothing.eventId }> {
  if (!userId) return nothing
  const { id: eventId } = await liveEvent((await anOrganizer(url)).userId, { classes })
  await putHelper(eventId, userId)
  return { eventId }
}

/** The same with someone who has entered and not paid. */
async function entered(userId: string | undefined): Promise<typeof nothing> {
  if (!userId) return nothing
  const { eventId } = await gateOf(userId)
  const member = await feedMember(url)
  const { id: vehicleId } = await putVehicle(member.userId)
  const {
    id: registrationId,
    entries,
    version,
  } = await enter({ id: eventId }, member.userId, {
    entries: [{ classKey: 'S1', vehicleId }],
    payAt: 'gate',
  })
  return { eventId, registrationId, entryId: entries[0]?.id ?? nothing.entryId, version }
}

/** The same with someone whom the organizer cancelled. */
async function cancelled(userId: string | undefined): Promise<typeof nothing> {
  const of = await entered(userId)
  if (!userId) return of
  const key = { eventId: of.eventId, id: of.registrationId }
  const over = await endRegistration(
    key,
    () => ({ as: 'cancelled', refundCents: 0, reason }),
    new Date().toISOString(),
  )
  return { ...of, version: over?.version ?? of.version }
}

/** The same with someone whose cash is to be handed back. */
async function owed(userId: string | undefined): Promise<typeof nothing> {
  const of = await entered(userId)
  if (userId)
    await changeStored(await storedRegistration({ eventId: of.eventId, id: of.registrationId }), {
      pay: { state: 'refund_pending', dueCents: 0, paidCents: 3000, refundedCents: 3000, method: 'cash' },
    })
  return of
}

/** The same with someone who waits for a place that has become free. */
async function inLine(userId: string | undefined): Promise<typeof nothing> {
  if (!userId) return nothing
  // So near to the close of entries, a place is open to all, and no offer comes in between.
  const entriesCloseAt = addTime(new Date().toISOString(), { hours: 1 })
  const { id: eventId } = await liveEvent(
    (await anOrganizer(url)).userId,
    { capacity: 1 },
    { entriesCloseAt },
  )
  await putHelper(eventId, userId)
  const inside = await enter({ id: eventId }, (await feedMember(url)).userId, { payAt: 'gate' })
  const { id: registrationId, version } = await enter({ id: eventId }, (await feedMember(url)).userId, {
    joinWaitingList: true,
  })
  await endRegistration(inside, () => ({ as: 'withdrawn', refundCents: 0 }), new Date().toISOString())
  return { ...nothing, eventId, registrationId, version }
}

type Entered = typeof nothing
const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)
const atGate = ({ eventId }: Pick<Entered, 'eventId'>) => ({ params: { eventId } })
const about = ({ eventId, registrationId }: Entered) => ({ params: { eventId, registrationId } })

/** What is asked of one’s own event, and by another organizer of an event that is not theirs. */
const gate = <I>(input: (of: Pick<Entered, 'eventId'>) => I) => ({
  sample: async (caller?: Client) => input(await gateOf(idOf(caller))),
  foreign: async (owner: { id: string }) => ({
    caller: (await anOrganizer(url)).client,
    input: input(await gateOf(owner.id)),
    code: 'not_desk',
  }),
})
const one = <I>(input: (of: Entered) => I, make = entered) => ({
  sample: async (caller?: Client) => input(await make(idOf(caller))),
  foreign: async (owner: { id: string }) => ({
    caller: (await anOrganizer(url)).client,
    input: input(await make(owner.id)),
    code: 'not_desk',
  }),
})

const reason = 'The car is in another class.'

export const fixture = {
  listHeldEvents: () => ({}),
  getDesk: gate(atGate),
  listRegistrations: gate(atGate),
  admitWaiting: one((of) => ({ ...about(of), body: { paid: 'later', dueCents: 4000 } }), inLine),
  addWalkIn: gate((of) => ({ ...atGate(of), body: someWalkIn('S1') })),
  getRoster: gate(atGate),
  takeCash: one((of) => ({ ...about(of), body: { amountCents: 3000 } })),
  completeAtDesk: one((of) => ({ ...about(of), body: { answers: {}, vehicles: [] } })),
  giveCashBack: one((of) => ({ ...about(of), body: { amountCents: 3000 } }), owed),
  waiveFee: one((of) => ({ ...about(of), body: { reason } })),
  moveEntry: one(({ version, ...of }) => ({
    params: { eventId: of.eventId, registrationId: of.registrationId, entryId: of.entryId },
    body: { classKey: 'S2', reason, version },
  })),
  cancelRegistration: one((of) => ({ ...about(of), body: { reason } })),
  reinstateRegistration: one((of) => ({ ...about(of), body: { version: of.version } }), cancelled),
  reissueTicket: one((of) => ({ ...about(of), body: { version: of.version } })),
  checkIn: one((of) => ({ ...atGate(of), body: someScan({ registrationId: of.registrationId }) })),
  undoCheckIn: one(about),
  listScans: gate(atGate),
  exportEntries: gate((of) => ({ ...atGate(of), body: {} })),
  getSettlement: gate(atGate),
} satisfies NounFixture<'desk'>
