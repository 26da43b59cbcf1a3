import { UpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider'
import { permitAtPool } from '#core/accounts/pool-permits.ts'
import { userPool } from '#core/accounts/user-pool.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { log } from '#core/log/log.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import { poolTime } from '#core/sessions/pool-time.ts'
import { emailClaims } from '#core/users/email-claims.ts'
import { AppError } from '#shared/errors.ts'
import type { requestEmailChange as contract } from '#shared/security/contract.ts'
import { emailChanges } from './email-changes.ts'
import { poolRefusal } from './pool-refusal.ts'
import { proveOwner } from './prove-owner.ts'

/** An address that somebody else has gets a mail that says so, in place of the code; the asker cannot tell. */
export async function requestEmailChange({ actor, body, now }: ApiRequest<typeof contract>) {
  const { userId, user, accessToken } = actor
  const { email } = body
  if (email === user.email)
    throw new AppError('invalid', 'email_unchanged', 'This is your address already.', {
      errors: [{ path: 'body.email', message: 'This is your address already' }],
    })
  await proveOwner(actor, body.password)
  const [claim, earlier] = await Promise.all([
    emailClaims.get({ email }, { consistent: true }),
    emailChanges.get({ userId }, { consistent: true }),
  ])
  const change = { userId, email, requestedAt: now, version: (earlier?.version ?? 0) + 1 }
  const expected = earlier ? { version: earlier.version } : ({ absent: true } as const)
  if (claim) {
    const told = { toEmail: email, templateId: 'email-in-use', data: {}, priority: 'normal' } as const
    await commit(emailChanges.put(change, expected), ...queueMail(told, now))
    return { pendingEmail: email }
  }
  const { permit, write } = permitAtPool(userId, poolTime())
  await commit(emailChanges.put(change, expected), write)
  await mailCode(accessToken, email, permit)
  return { pendingEmail: email }
}

async function mailCode(accessToken: string, email: string, permit: string): Promise<void> {
  try {
    await userPool().send(
      new UpdateUserAttributesCommand({
        AccessToken: accessToken,
        UserAttributes: [{ Name: 'email', Value: email }],
        ClientMetadata: { permit },
      }),
    )
  } catch (error) {
    const refused = poolRefusal(error)
    // Known to the pool though to no profile, such as a registration that was never confirmed: no less silent.
    if (!(refused instanceof AppError) || refused.code !== 'email_taken') throw refused
    log.info('email_change.taken_in_pool', {})
  }
}
