import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { emailChanges, isOpen, provesAddress } from '#core/platform/security/email-changes.ts'
import { codeExpired, emailTaken, poolRefusal, wrongCode } from '#core/platform/security/pool-refusal.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { reviseUser } from '#core/platform/users/revise-user.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { confirmEmailChange as contract } from '#shared/platform/security/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** The pool moves its login; then profile and claim move in one transaction, or the pool goes back. */
export async function confirmEmailChange({ actor, body, now }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const change = await emailChanges.get({ userId }, { consistent: true })
  if (!change || !provesAddress(change, body.code)) throw wrongCode()
  if (!isOpen(change, now)) throw codeExpired()
  const { email } = change
  await moveLogin(actor.user, email)

  const oldClaim = await emailClaims.get({ email: actor.user.email }, { consistent: true })
  try {
    await reviseUser(userId, now, (user) => ({
      changes: { email, formerAddresses: formerAddresses(user, now) },
      writes: [
        emailClaims.put({ email, userId, version: 1 }, { absent: true }, emailTaken),
        ...(oldClaim?.userId === userId ? [emailClaims.delete(oldClaim)] : []),
        emailChanges.delete(change, wrongCode),
        announce('contact.changed', { userId }, now),
        recordActivity({ by: actor, type: 'security_event', description: 'Changed the email address' }, now),
        ...queueMail(
          {
            toEmail: user.email,
            templateId: 'email-changed',
            data: { firstName: user.firstName, newEmail: masked(email) },
            priority: 'high',
          },
          now,
        ),
      ],
    }))
  } catch (error) {
    if (!(error instanceof AppError) || !movesBack.has(error.code)) throw error
    const claim = await emailClaims.get({ email }, { consistent: true })
    // The same code was sent twice at the same time: the other call has moved everything, and nothing goes back.
    if (claim?.userId === userId) return { email }
    await moveLogin(actor.user, actor.user.email)
    throw error
  }
  return { email }
}

/** Someone else has the address by now, or the member has asked for another one in the meantime. */
const movesBack = new Set(['email_taken', 'code_mismatch'])

/** Forgotten when nothing can be left that was sent there. */
const daysRemembered = 730

function formerAddresses({ email, formerAddresses: earlier = [] }: StoredUser, now: string) {
  const oldest = addTime(now, { days: -daysRemembered })
  return [...earlier.filter(({ until }) => until > oldest), { email, until: now }]
}

async function moveLogin(user: StoredUser, email: string): Promise<void> {
  try {
    await userPool().send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: poolUserOf(user),
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    )
  } catch (error) {
    throw poolRefusal(error)
  }
}

/** Someone else may read the old mailbox, so it shows only as much of the new address as its owner recognizes. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1…')

export const handler = endpoint(contract, confirmEmailChange)
