import { feedMember } from '#test/support/feed-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putReportable, reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const unknown = { params: { caseId: unknownId('cas') } }
/** With a report of this member. */
const caseBy = async (caller: Parameters<typeof reportBy>[0]) => ({
  params: { caseId: await reportBy(caller, (await putReportable()).subject) },
})
const someCase = async (caller: unknown) => (caller ? caseBy((await feedMember(url)).client) : unknown)

export const fixture = {
  fileReport: {
    sample: async (caller) => ({
      body: {
        subject: caller ? (await putReportable()).subject : { type: 'comment', id: 'none' },
        reason: 'offensive',
        text: '',
      },
    }),
    caller: 'shared',
  },
  withdrawReport: {
    sample: async (caller) => (caller ? caseBy(caller) : unknown),
    caller: 'shared',
    // A member who has just registered cannot report anything.
    foreign: async () => ({
      input: await caseBy((await feedMember(url)).client),
      code: 'report_not_found',
    }),
  },
  listCases: () => ({ query: { status: 'upheld', type: 'comment' } }),
  getCase: someCase,
  decideCase: async (caller) => ({
    ...(await someCase(caller)),
    body: { decision: 'dismissed', reason: 'Fine as it is.', version: 1 },
  }),
} satisfies NounFixture<'reports'>
