import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putMail } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

export const fixture = {
  listMailsTo: () => ({ query: { to: 'member@demo.test' } }),
  getMail: async (caller) => ({ params: { mailId: caller ? (await putMail()).id : unknownId('mail') } }),
} satisfies NounFixture<'keptMails'>
