import { AdminSetUserMFAPreferenceCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import { env } from '#core/env.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import type { resetSecondFactor as contract } from '#shared/users/admin-contract.ts'
import { refuseOwnAccount } from '#shared/users/change-standing.ts'
import { userNotFound } from './change-standing.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { users } from './users.ts'

/** First in the pool: an account without its second factor must not be announced before it is one. */
export async function resetSecondFactor({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = params
  refuseOwnAccount(actor.userId, userId)
  const user = await users.get({ id: userId })
  if (!user) throw userNotFound()
  await switchOff(userId)
  const { email: toEmail, firstName } = user
  await endSessionsOf(actor, userId, 'Reset the second factor', now, [
    ...queueMail({ toEmail, templateId: 'second-factor-reset', data: { firstName }, priority: 'high' }, now),
    ...remember(undefined),
  ])
}

async function switchOff(userId: string): Promise<void> {
  try {
    await userPool().send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: userId,
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
      }),
    )
  } catch (error) {
    if (error instanceof Error && error.name === 'UserNotFoundException') throw userNotFound()
    throw error
  }
}
