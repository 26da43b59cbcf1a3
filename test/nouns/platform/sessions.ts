import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putSession, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { tokensOf } from '#test/support/sign-in.ts'

const { url } = sharedCloud()

const named = (sessionId: string) => ({ params: { sessionId } })

export const fixture = {
  touchSession: () => ({}),
  renewSession: async (caller) => ({
    body: { refreshToken: caller ? (await tokensOf(url, 'member@demo.test')).RefreshToken : 'unknown' },
  }),
  listSessions: () => ({}),
  endSession: {
    sample: async (caller) =>
      named(caller ? await putSession(userIdOf(caller)) : '00000000-0000-4000-8000-00000000dead'),
    foreign: async ({ id }) => ({ input: named(await putSession(id)), code: 'session_not_found' }),
  },
  endOtherSessions: { sample: () => ({}), caller: 'shared' },
  signOut: { sample: () => ({}), caller: 'new' },
} satisfies NounFixture<'sessions'>
