import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putMail } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

export const fixture = {
  listMails: () => ({ query: { status: 'failed' } }),
  liftSuppression: async (caller) => ({
    params: { mailId: caller ? (await putMail()).id : unknownId('mail') },
    body: { reason: 'They asked us by phone.' },
  }),
  retryMail: async (caller) => ({ params: { mailId: caller ? (await putMail()).id : unknownId('mail') } }),
} satisfies NounFixture<'mails'>
