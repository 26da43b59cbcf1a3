import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import type { Client } from '#test/support/client.ts'
import { judgedEvent } from '#test/support/competitions.ts'
import { anOrganizer, putHelper } from '#test/support/events.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { about, aFile, commitOf, csvOf, plan, resultsHeader } from '#test/support/result-imports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

type Named = Pick<ResultImport, 'eventId' | 'id' | 'planHash'>
const nothing: Named = { eventId: unknownId('evt'), id: unknownId('ipt'), planHash: 'none' }
const csv = csvOf(resultsHeader, 'Gus Guest,S1,151.30,1')

/** An event of someone else at which this member is an organizer too, with a plan. */
async function planned(userId: string | undefined, isCommitted = false): Promise<Named> {
  if (!userId) return nothing
  const { eventId, organizer } = await judgedEvent()
  await putHelper(eventId, userId)
  const { body } = await plan(organizer.client, eventId, csv)
  if (isCommitted) await commitOf(organizer.client, body)
  return body
}

const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)
const ofEvent = ({ eventId }: Named) => ({ params: { eventId } })
const one = (of: Named) => about(of as ResultImport)

const organizing = <I>(input: (of: Named) => I, isCommitted = false) => ({
  sample: async (caller?: Client) => input(await planned(idOf(caller), isCommitted)),
  foreign: async (owner: { id: string }) => ({
    caller: (await anOrganizer(url)).client,
    input: input(await planned(owner.id, isCommitted)),
    code: 'not_desk',
  }),
})

export const fixture = {
  planImport: organizing((of) => ({ ...ofEvent(of), body: aFile(csv) })),
  getImportMapping: organizing((of) => ({
    ...ofEvent(of),
    body: { kind: 'results' as const, headers: resultsHeader.split(',') },
  })),
  listImports: organizing(ofEvent),
  getImport: organizing(one),
  answerImport: organizing((of) => ({
    ...one(of),
    body: { answers: [{ about: 'who' as const, value: 'guest' }] },
  })),
  commitImport: organizing(({ planHash, ...of }) => ({ ...one({ ...of, planHash }), body: { planHash } })),
  undoImport: organizing(one, true),
} satisfies NounFixture<'resultImports'>
