import type { Client } from '#test/support/client.ts'
import { aRun, entered, judgedEvent, newRunId, sendRun } from '#test/support/competitions.ts'
import { anOrganizer, putHelper } from '#test/support/events.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const nothing = {
  eventId: unknownId('evt'),
  classKey: 'S1',
  runId: unknownId('run'),
  entryId: unknownId('ent'),
}
type Named = typeof nothing

/** An entry at which this member is the head judge, with a run of it. */
async function measured(userId: string | undefined): Promise<Named> {
  if (!userId) return nothing
  const judged = await judgedEvent()
  await putHelper(judged.eventId, userId, { role: 'head_judge' })
  const { entryId } = await entered(judged.eventId)
  const runId = newRunId()
  await sendRun(judged.organizer.client, judged, { entryId }, { runId })
  return { ...nothing, eventId: judged.eventId, entryId, runId }
}

const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)
const params = ({ eventId, classKey, runId }: Named) => ({ eventId, classKey, runId })

const atLane = <I>(input: (of: Named) => I) => ({
  sample: async (caller?: Client) => input(await measured(idOf(caller))),
  foreign: async (owner: { id: string }) => ({
    caller: (await anOrganizer(url)).client,
    input: input(await measured(owner.id)),
    code: 'not_staff',
  }),
})

const reason = 'The meter was read wrong.'

export const fixture = {
  recordRun: atLane((of) => ({
    params: { ...params(of), runId: newRunId() },
    body: aRun(of, { runNo: 2 }),
  })),
  changeRun: atLane((of) => ({
    params: params(of),
    body: {
      id: newRunId(),
      measuredHundredths: 15_100,
      violations: [],
      deviceAt: new Date().toISOString(),
      reason,
      baseRevision: 1,
    },
  })),
  voidRun: atLane((of) => ({ params: params(of), body: { reason } })),
} satisfies NounFixture<'runs'>
