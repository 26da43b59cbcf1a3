import { googleRegistration, newEmail, registration } from '#test/support/new-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putGoogleSession } from '#test/support/records.ts'

const googleHandle = async (known: unknown) => (known ? putGoogleSession(newEmail()) : '')

export const fixture = {
  registerAccount: () => ({ body: registration(newEmail()) }),
  listBreachedPasswords: () => ({ params: { prefix: '5BAA6' } }),
  resendVerification: () => ({ body: { email: newEmail() } }),
  requestPasswordReset: () => ({ body: { email: newEmail() } }),
  readGoogleSession: async (caller) => ({ body: { handle: await googleHandle(caller) } }),
  registerWithGoogle: async (caller) => ({ body: googleRegistration(await googleHandle(caller)) }),
} satisfies NounFixture<'accounts'>
