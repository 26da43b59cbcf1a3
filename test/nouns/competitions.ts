import type { routes } from '#shared/competitions/routes.ts'
import type { Client } from '#test/support/client.ts'
import { judgedEvent } from '#test/support/competitions.ts'
import { anOrganizer, putHelper } from '#test/support/events.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

type Class = { eventId: `evt_${string}`; classKey: string }
const nothing: Class = { eventId: unknownId('evt'), classKey: 'S1' }

/** A class at which this member is the head judge. */
async function headOf(userId: string | undefined): Promise<Class> {
  if (!userId) return nothing
  const { eventId } = await judgedEvent()
  await putHelper(eventId, userId, { role: 'head_judge' })
  return { ...nothing, eventId }
}

const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)
const inClass = ({ eventId, classKey }: Class) => ({ params: { eventId, classKey } })

/** What is asked of a class that one judges, and by the organizer of another event. */
const judging = <I>(input: (of: Class) => I) => ({
  sample: async (caller?: Client) => input(await headOf(idOf(caller))),
  foreign: async (owner: { id: string }) => ({
    caller: (await anOrganizer(url)).client,
    input: input(await headOf(owner.id)),
    code: 'not_staff',
  }),
})

const ofEvent = async (caller?: Client) => ({
  params: { eventId: caller ? (await judgedEvent()).eventId : nothing.eventId },
})

export const fixture = {
  listClasses: ofEvent,
  getBoard: async (caller) => ({
    params: { ...(await ofEvent(caller)).params, classKey: nothing.classKey },
  }),
  getClassWork: judging(inClass),
  listMyJudging: () => ({}),
} satisfies NounFixture<typeof routes>
