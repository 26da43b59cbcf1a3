import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import type { Client } from '#test/support/client.ts'
import { entered, judgedEvent, putClass, ranAlone, sendRun, staffOf } from '#test/support/competitions.ts'
import { anOrganizer, putHelper } from '#test/support/events.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

type UserId = CompetitionClass['judgeIds'][number]
type Entry = CompetitionClass['order'][number]
type Class = {
  eventId: `evt_${string}`
  classKey: string
  version: number
  entryIds: Entry[]
  judgeId: UserId
}
const nothing: Class = {
  eventId: unknownId('evt'),
  classKey: 'S1',
  version: 1,
  entryIds: [unknownId('ent')],
  judgeId: '00000000-0000-4000-8000-000000000009',
}

/** A class at which this member is the head judge. */
async function headOf(userId: string | undefined): Promise<Class> {
  if (!userId) return nothing
  const { eventId } = await judgedEvent()
  await putHelper(eventId, userId, { role: 'head_judge' })
  const { entryId } = await entered(eventId)
  return { ...nothing, eventId, entryIds: [entryId] }
}

const past = '2026-01-01T00:00:00.000Z'

/** The same with a run, as far as is said. */
const reached =
  (change: Partial<CompetitionClass> = {}) =>
  async (userId: string | undefined): Promise<Class> => {
    if (!userId) return nothing
    const judged = await judgedEvent()
    await putHelper(judged.eventId, userId, { role: 'head_judge' })
    const { entry, of } = await ranAlone(judged, change)
    return { ...nothing, eventId: judged.eventId, version: of.version, entryIds: [entry.entryId] }
  }

const provisional = {
  state: 'provisional',
  revision: 1,
  publishedAt: past,
  protestEndsAt: past,
} as const
const byNoOne = { by: nothing.judgeId, at: past }
const final = { ...provisional, state: 'final', signature: byNoOne } as const

async function withJudge(userId: string | undefined): Promise<Class> {
  const of = await headOf(userId)
  if (!userId) return of
  const { userId: judgeId } = await staffOf(of.eventId, 'judge')
  const { version } = await putClass(
    { event: { id: of.eventId } as never },
    { state: 'running', judgeIds: [judgeId as UserId] },
  )
  return { ...of, judgeId: judgeId as UserId, version }
}

/** Two with the same score, which the rules let a run-off decide. */
async function tied(userId: string | undefined): Promise<Class> {
  if (!userId) return nothing
  const [, rules] = demoRulebooks(past)
  const judged = await judgedEvent({
    rules: { formats: rules?.formats.map((format) => ({ ...format, runs: 1 })) ?? [] },
  })
  await putHelper(judged.eventId, userId, { role: 'head_judge' })
  const entries = [await entered(judged.eventId), await entered(judged.eventId)]
  for (const entry of entries) await sendRun(judged.organizer.client, judged, entry)
  const { version } = await putClass(judged, {})
  return { ...nothing, eventId: judged.eventId, version, entryIds: entries.map(({ entryId }) => entryId) }
}

const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)
const inClass = ({ eventId, classKey }: Class) => ({ params: { eventId, classKey } })

/** What is asked of a class that one judges, and by the organizer of another event. */
const judging = <I>(input: (of: Class) => I, make = headOf) => ({
  sample: async (caller?: Client) => input(await make(idOf(caller))),
  foreign: async (owner: { id: string }) => ({
    caller: (await anOrganizer(url)).client,
    input: input(await make(owner.id)),
    code: 'not_staff',
  }),
})

/** What verifiers do: every class is theirs, so only one that is not there is not found. */
const verifying = <I>(input: (of: Class) => I, make: typeof headOf) => ({
  sample: async (caller?: Client) => input(await make(idOf(caller))),
  foreign: async () => ({
    caller: await anAdministrator(url),
    input: input(nothing),
    code: 'event_not_found',
  }),
})

const ofEvent = async (caller?: Client) => ({
  params: { eventId: caller ? (await judgedEvent()).eventId : nothing.eventId },
})

const reason = 'A meter was read wrong.'

export const fixture = {
  listClasses: ofEvent,
  getBoard: async (caller) => ({
    params: { ...(await ofEvent(caller)).params, classKey: nothing.classKey },
  }),
  downloadResultSheet: {
    sample: async (caller) => ({
      params: { ...(await ofEvent(caller)).params, classKey: nothing.classKey },
    }),
    foreign: async () => ({ input: inClass(nothing), code: 'event_not_found' }),
    // Its places come out in the tests of the sheet: here nothing has begun.
    idle: [409, 'no_places'],
  },
  getClassWork: judging(inClass),
  listMyJudging: () => ({}),
  setEventLanes: judging(({ eventId }) => ({
    params: { eventId },
    body: { lanes: [{ name: 'Lane 1' }], version: 0 },
  })),
  setClassSetup: judging(({ version, ...of }) => ({
    ...inClass({ ...of, version }),
    body: { judgeIds: [], runsAllowed: 2, version },
  })),
  setRunOrder: judging((of) => ({
    ...inClass(of),
    body: { by: 'draw' as const, version: of.version },
  })),
  markAbsent: judging((of) => ({
    params: { ...inClass(of).params, entryId: of.entryIds[0] ?? unknownId('ent') },
    body: { absent: true },
  })),
  callNext: judging(inClass),
  excuseJudge: judging(
    (of) => ({
      params: { ...inClass(of).params, judgeId: of.judgeId },
      body: { reason, version: of.version },
    }),
    withJudge,
  ),
  decideTie: judging(
    (of) => ({
      ...inClass(of),
      body: {
        step: 'run_off' as const,
        order: of.entryIds,
        text: '151.00 to 150.90',
        version: of.version,
      },
    }),
    tied,
  ),
  holdClass: judging((of) => ({ ...inClass(of), body: { reason, version: of.version } }), reached()),
  publishClass: judging((of) => ({ ...inClass(of), body: { version: of.version } }), reached()),
  signClass: judging((of) => ({ ...inClass(of), body: { version: of.version } }), reached(provisional)),
  reopenClass: judging(
    (of) => ({ ...inClass(of), body: { reason, version: of.version } }),
    reached(provisional),
  ),
  verifyClass: verifying(
    (of) => ({ ...inClass(of), body: { revision: 1, version: of.version } }),
    reached(final),
  ),
  amendClass: verifying(
    (of) => ({ ...inClass(of), body: { reason, version: of.version } }),
    reached({ ...final, state: 'verified', verification: byNoOne }),
  ),
  listSignedClasses: () => ({}),
  voidClass: async (caller) => {
    const of = await headOf(caller ? nothing.judgeId : undefined)
    return { ...inClass(of), body: { reason, version: of.version } }
  },
} satisfies NounFixture<'competitions'>
