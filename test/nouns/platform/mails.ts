import { commit } from '#core/platform/db/commit.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { newEmail } from '#test/support/new-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putMail } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

/** An email that was not sent because its recipient had complained about an earlier one. */
async function suppressedMail() {
  const mail = await putMail({ toEmail: newEmail(), status: 'suppressed' })
  const complaint = {
    email: mail.toEmail.toLowerCase(),
    scope: 'all',
    reason: 'complaint',
    createdAt: mail.createdAt,
    version: 1,
  } as const
  await commit(suppressions.put(complaint, { absent: true }))
  return mail
}

export const fixture = {
  listMails: () => ({ query: { status: 'failed' } }),
  liftSuppression: async (caller) => ({
    params: { mailId: caller ? (await suppressedMail()).id : unknownId('mail') },
    body: { reason: 'They asked us by phone.' },
  }),
  retryMail: async (caller) => ({ params: { mailId: caller ? (await putMail()).id : unknownId('mail') } }),
} satisfies NounFixture<'mails'>
