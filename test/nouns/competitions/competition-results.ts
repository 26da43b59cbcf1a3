import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import type { Client } from '#test/support/client.ts'
import { putPublished } from '#test/support/events.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { putResult, resultWorld, someReport } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

type Id = CompetitionResult['id']

const named = (id: Id) => ({ params: { resultId: id } })
const nowhere = named(unknownId('res') as Id)

const ownedBy = async (userId: string, more: Partial<CompetitionResult> = {}) =>
  named((await putResult(userId, await resultWorld(), more)).id)
const own = async (caller: Client | undefined, more: Partial<CompetitionResult> = {}) =>
  caller ? ownedBy(caller.token ? userIdOf(caller) : unknownAccount, more) : nowhere
const others = async (caller?: Client) => (caller ? ownedBy(unknownAccount) : nowhere)

const code = 'result_not_found'
const changed = { body: { notes: 'Measured with the door closed.', version: 1 } }
const file = `${unknownAccount}/evd_1.pdf`
const evidence = { body: { file } }
const verified = { body: { revision: 1, reason: '' } }
const refused = { body: { revision: 1, decision: 'The sheet shows another name.' } }

const nowhereWorld = {
  leagueId: unknownId('lge') as CompetitionResult['leagueId'],
  seasonId: unknownId('sea') as NonNullable<CompetitionResult['seasonId']>,
  classKey: 'S1',
}

export const fixture = {
  submitResult: async (caller) => ({ body: someReport(caller ? await resultWorld() : nowhereWorld) }),
  listFinishedShows: () => ({ params: { seasonId: unknownId('sea') } }),
  listMyResults: () => ({ query: { status: 'verified' } }),
  listEventResults: async (caller) => ({
    query: { eventId: caller ? (await putPublished(unknownAccount)).id : unknownId('evt') },
  }),
  listCompetitorResults: {
    sample: () => ({ params: { userId: unknownAccount } }),
    idle: [404, 'member_not_found'],
  },
  getResult: async (caller) => own(caller, { status: 'verified' }),
  changeResult: {
    sample: async (caller) => ({ ...(await own(caller)), ...changed }),
    foreign: async (owner) => ({ input: { ...(await ownedBy(owner.id)), ...changed }, code }),
  },
  removeResult: {
    sample: own,
    foreign: async (owner) => ({ input: await ownedBy(owner.id), code }),
  },
  createEvidenceLink: {
    sample: async (caller) => ({ ...(await own(caller, { evidence: [file] })), ...evidence }),
    foreign: async (owner) => ({
      input: { ...(await ownedBy(owner.id, { evidence: [file] })), ...evidence },
      code,
    }),
  },
  exportResults: () => ({ body: {} }),
  listPendingResults: () => ({}),
  // Verifiers decide about those of others: only one that is not there is not found.
  verifyResult: {
    sample: async (caller) => ({ ...(await others(caller)), ...verified }),
    foreign: async () => ({
      caller: await anAdministrator(url),
      input: { ...nowhere, ...verified },
      code,
    }),
  },
  rejectResult: {
    sample: async (caller) => ({ ...(await others(caller)), ...refused }),
    foreign: async () => ({
      caller: await anAdministrator(url),
      input: { ...nowhere, ...refused },
      code,
    }),
  },
  exportAllResults: async (caller) => ({
    body: { eventId: caller ? (await putPublished(unknownAccount)).id : unknownId('evt') },
  }),
} satisfies NounFixture<'competitionResults'>
