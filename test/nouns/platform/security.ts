import { loggedIn } from '#test/support/logged-in.ts'
import { newEmail, newMember, plantedPassword as password } from '#test/support/new-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { appCode, newAddressFor, secretFor, withSecondFactor } from '#test/support/second-factor.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

async function lostPhone() {
  const { client, email } = await loggedIn(url, newMember(url))
  const { recoveryCodes } = await withSecondFactor(client)
  return { email, recoveryCode: recoveryCodes[0] ?? '' }
}

export const fixture = {
  getSecurity: () => ({}),
  changePassword: {
    sample: () => ({ body: { currentPassword: password, newPassword: password } }),
    caller: 'new',
  },
  chooseFirstPassword: {
    sample: async (caller) => {
      if (caller) await changeUser(userIdOf(caller), { registrationProvider: 'google' })
      return { body: { newPassword: password } }
    },
    caller: 'new',
  },
  requestEmailChange: { sample: () => ({ body: { email: newEmail(), password } }), caller: 'shared' },
  confirmEmailChange: {
    sample: async (caller) => ({
      body: { code: caller ? (await newAddressFor(url, caller)).code : '000000' },
    }),
    caller: 'new',
  },
  beginSecondFactor: { sample: () => ({ body: { password } }), caller: 'shared' },
  confirmSecondFactor: {
    sample: async (caller) => ({
      body: { password, code: caller ? appCode(await secretFor(caller)) : '000000' },
    }),
    caller: 'new',
  },
  disableSecondFactor: {
    sample: async (caller) => ({
      body: { password, code: caller ? (await withSecondFactor(caller)).nextCode : '000000' },
    }),
    caller: 'shared',
  },
  recoverSecondFactor: async (caller) => ({
    body: caller ? await lostPhone() : { email: 'no-one@example.test', recoveryCode: '0000-0000-0000-0000' },
  }),
} satisfies NounFixture<'security'>
