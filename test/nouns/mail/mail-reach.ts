import { putMailTest } from '#test/support/mail-tests.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'

export const fixture = {
  getMailReach: () => ({}),
  sendTestMail: { sample: () => ({}), caller: 'new' },
  confirmMailReach: {
    sample: async (caller) => ({
      body: { handle: caller ? await putMailTest(userIdOf(caller)) : 'no handle' },
    }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { body: { handle: await putMailTest(id) } }, code: 'link_unknown' }),
  },
} satisfies NounFixture<'mailReach'>
