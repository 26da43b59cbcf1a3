import { brackets } from '#core/competitions/competitions/brackets.ts'
import { commit } from '#core/platform/db/commit.ts'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import { drawBracket } from '#shared/competitions/brackets/draw-bracket.ts'
import type { Client } from '#test/support/client.ts'
import { entered, judgedEvent, sendRun } from '#test/support/competitions.ts'
import { anOrganizer, putHelper } from '#test/support/events.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const nothing = { eventId: unknownId('evt'), classKey: 'PX', winnerId: unknownId('ent') }
type Named = typeof nothing

const [, , , pressure] = demoRulebooks(new Date().toISOString())

/** Two who qualified in a class at which this member is the head judge. */
async function qualified(userId: string | undefined, isDrawn: boolean): Promise<Named> {
  if (!userId) return nothing
  const { formats = [], classes = [] } = pressure ?? {}
  const judged = await judgedEvent({ classKeys: ['PX'], rules: { formats, classes } })
  const { eventId, organizer } = judged
  await putHelper(eventId, userId, { role: 'head_judge' })
  const entries = [await entered(eventId, 'PX'), await entered(eventId, 'PX')]
  for (const entry of entries) await sendRun(organizer.client, { eventId, classKey: 'PX' }, entry)
  const ids = entries.map(({ entryId }) => entryId)
  const now = new Date().toISOString()
  if (isDrawn)
    await commit(
      brackets.put(
        {
          eventId,
          classKey: 'PX',
          seed: 'one',
          rounds: drawBracket(ids, 'one'),
          createdAt: now,
          updatedAt: now,
          version: 1,
        },
        { absent: true },
      ),
    )
  return { ...nothing, eventId, winnerId: ids[0] ?? nothing.winnerId }
}

const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)
const params = ({ eventId, classKey }: Named) => ({ params: { eventId, classKey } })

const atLane = <I>(input: (of: Named) => I, isDrawn: boolean) => ({
  sample: async (caller?: Client) => input(await qualified(idOf(caller), isDrawn)),
  foreign: async (owner: { id: string }) => ({
    caller: (await anOrganizer(url)).client,
    input: input(await qualified(owner.id, isDrawn)),
    code: 'not_staff',
  }),
})

export const fixture = {
  drawBracket: atLane((of) => ({ ...params(of), body: { version: 0 } }), false),
  recordMatch: atLane(
    (of) => ({ ...params(of), body: { round: 0, match: 0, winnerId: of.winnerId, version: 1 } }),
    true,
  ),
} satisfies NounFixture<'brackets'>
