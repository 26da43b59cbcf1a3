import { commit } from '#core/db/commit.ts'
import { writeBatch } from '#core/db/write-batch.ts'
import { invitations, invitedAddresses } from '#core/invitations/invitations.ts'
import { farewellTemplate, mails } from '#core/mails/mails.ts'
import { mailsTo } from '#core/mails/mails-to.ts'
import { suppressions } from '#core/mails/suppressions.ts'
import { emailClaims } from '#core/users/email-claims.ts'

/** More invitations than anybody sends to one address. */
const mostInvitations = 100

/** What is kept by an address that was a member’s until then. Of whoever has it now, nothing is touched. */
export async function eraseAddress(email: string, until: string, userId: string): Promise<void> {
  const [claim, suppression, invited, sent] = await Promise.all([
    emailClaims.get({ email }, { consistent: true }),
    suppressions.get({ email }, { consistent: true }),
    invitedAddresses.get({ email }, { consistent: true }),
    invitations.list({ index: 'gsi3', pk: `INVITATIONS_TO#${email}`, limit: mostInvitations }),
  ])
  const passedOn = claim !== undefined && claim.userId !== userId
  // A run goes by the time it was due, and what was sent since then to an address still theirs is theirs, too.
  const last = claim?.userId === userId ? undefined : until
  const theirs = sent.items.filter(({ createdAt }) => !last || createdAt <= last)
  // Somebody else was invited to it since then.
  const invitedAnew = sent.items.some((one) => one.id === invited?.invitationId && !theirs.includes(one))
  const writes = passedOn
    ? []
    : [
        ...(claim ? [emailClaims.delete(claim)] : []),
        ...(suppression ? [suppressions.delete(suppression)] : []),
        ...(invited && !invitedAnew ? [invitedAddresses.delete(invited)] : []),
      ]
  if (writes.length > 0) await commit(...writes)
  const keys = theirs.map((one) => invitations.key(one))
  for await (const mail of mailsTo(email, last))
    if (mail.templateId !== farewellTemplate) keys.push(mails.key(mail))
  await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
}
