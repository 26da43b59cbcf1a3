import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { codeHash, emailChanges, newCode } from '#core/platform/security/email-changes.ts'
import { proveOwner } from '#core/platform/security/prove-owner.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { AppError } from '#shared/errors.ts'
import { requestEmailChange as contract } from '#shared/platform/security/contract.ts'

/** An address that someone else has gets a mail that says so instead of the code; the asker cannot tell. */
async function requestEmailChange({ actor, body, now }: ApiRequest<typeof contract>) {
  const { userId, user } = actor
  const { email } = body
  if (email === user.email)
    throw new AppError('invalid', 'email_unchanged', 'This is already your email address.', {
      errors: [{ path: 'body.email', message: 'This is already your email address' }],
    })
  await proveOwner(actor, body.password)
  const [claim, earlier] = await Promise.all([
    emailClaims.get({ email }, { consistent: true }),
    emailChanges.get({ userId }, { consistent: true }),
  ])
  const change = { userId, email, requestedAt: now, version: (earlier?.version ?? 0) + 1 }
  const expected = earlier ? { version: earlier.version } : ({ absent: true } as const)
  if (claim) {
    const told = { toEmail: email, templateId: 'email-in-use', data: {}, priority: 'high' } as const
    await commit(emailChanges.put(change, expected), ...queueMail(told, now))
    return { pendingEmail: email }
  }
  const code = newCode()
  const mail = {
    toEmail: email,
    templateId: 'email-change',
    data: {},
    secretData: { code },
    priority: 'high',
  } as const
  await commit(
    emailChanges.put({ ...change, codeHash: codeHash(change, code) }, expected),
    ...queueMail(mail, now),
  )
  return { pendingEmail: email }
}

export const handler = endpoint(contract, requestEmailChange)
