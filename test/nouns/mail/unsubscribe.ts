import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unsubscribeToken } from '#test/support/unsubscribe-token.ts'

const unsigned = { params: { token: 'not-signed' } }
const signed = async () => ({ params: { token: await unsubscribeToken(demoUserId('pro@demo.test')) } })

export const fixture = {
  oneClickUnsubscribe: () => unsigned,
  openOneClick: () => unsigned,
  getMailChoice: signed,
  setMailChoice: async () => ({ ...(await signed()), body: { isOn: true } }),
} satisfies NounFixture<'unsubscribe'>
