import { protests } from '#core/competitions/competitions/protests.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { putClass } from '#test/support/competitions.ts'
import { putHelper } from '#test/support/events.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putClassEntry, putJudgedEvent } from '#test/support/judged-class.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const nothing = { eventId: unknownId('evt'), classKey: 'S1', protestId: unknownId('pro') }
const fields = { about: 'run' as const, text: 'The meter was not reset.', evidenceUploadIds: [] as string[] }
const decision = {
  status: 'denied',
  decision: 'The video shows that it was.',
  publicDecision: 'Denied by video.',
} as const

/** A class with its places out, in which this member entered. */
async function published(userId: string) {
  const { event } = await putJudgedEvent(url)
  const now = new Date().toISOString()
  await putClass(
    { event, classKey: 'S1' },
    {
      state: 'provisional',
      revision: 1,
      publishedAt: now,
      protestEndsAt: addTime(now, { hours: 10 }),
    },
  )
  await putClassEntry(event, 'S1', 7, { userId: userId as ClassEntry['userId'] })
  return event
}

async function entered(userId: string | undefined) {
  return userId ? { eventId: (await published(userId)).id, classKey: 'S1' } : nothing
}

/** A protest of this member, or one that they decide as head judge. */
async function filed(userId: string | undefined, as: 'entrant' | 'head_judge') {
  if (!userId) return nothing
  const by = as === 'entrant' ? userId : (await feedMember(url)).userId
  const event = await published(by)
  if (as === 'head_judge') await putHelper(event.id, userId, { role: 'head_judge' })
  const now = new Date().toISOString()
  const protest: Protest = {
    id: newId('pro', now),
    eventId: event.id,
    classKey: 'S1',
    revision: 1,
    by: by as Protest['by'],
    about: 'run',
    text: fields.text,
    evidence: [],
    status: 'open',
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  await commit(protests.put(protest, { absent: true }))
  return { eventId: event.id, classKey: 'S1', protestId: protest.id }
}

const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)
const named = ({
  eventId,
  protestId,
}: {
  eventId: typeof nothing.eventId
  protestId: typeof nothing.protestId
}) => ({
  params: { eventId, protestId },
})

/** What is asked by its entrant or its head judge, and by someone who has nothing to do with it. */
const about = <I>(as: 'entrant' | 'head_judge', code: string, input: (of: typeof nothing) => I) => ({
  sample: async (caller?: Client) => input(await filed(idOf(caller), as)),
  foreign: async (owner: { id: string }) => ({
    caller: (await feedMember(url)).client,
    input: input(await filed(owner.id, as)),
    code,
  }),
})

export const fixture = {
  fileProtest: {
    sample: async (caller?: Client) => {
      const { eventId, classKey } = await entered(idOf(caller))
      return { params: { eventId, classKey }, body: fields }
    },
    // Those who are in no class are told so: only an event that is not there is not found.
    foreign: async () => ({
      caller: (await feedMember(url)).client,
      input: { params: { eventId: nothing.eventId, classKey: nothing.classKey }, body: fields },
      code: 'event_not_found',
    }),
  },
  listProtests: {
    sample: async (caller?: Client) => ({ params: { eventId: (await entered(idOf(caller))).eventId } }),
    foreign: async () => ({
      caller: (await feedMember(url)).client,
      input: { params: { eventId: nothing.eventId } },
      code: 'event_not_found',
    }),
  },
  listOpenProtests: () => ({}),
  withdrawProtest: about('entrant', 'protest_not_found', named),
  decideProtest: about('head_judge', 'not_staff', (of) => ({ ...named(of), body: decision })),
} satisfies NounFixture<'protests'>
