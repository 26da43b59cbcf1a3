import { randomBytes } from 'node:crypto'
import {
  AdminSetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import type { PoolLogin } from '#core/platform/security/log-in-at-pool.ts'
import { poolRefusal } from '#core/platform/security/pool-refusal.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { asOwner } from '#core/platform/security/prove-owner.ts'
import { recoveryHash } from '#core/platform/security/recovery-hash.ts'
import { secondFactors } from '#core/platform/security/second-factors.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { AppError } from '#shared/errors.ts'
import { confirmSecondFactor as contract } from '#shared/platform/security/contract.ts'
import { recoveryCode, recoveryCodeCount } from '#shared/platform/security/recovery-code.ts'

async function confirmSecondFactor({ actor, body, now }: ApiRequest<typeof contract>) {
  const { userId, user } = actor
  await asOwner(actor, body.password, (login) => proveApp(login, body.code))
  await userPool().send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: poolUserOf(user),
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    }),
  )
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(randomBytes(16)))
  const earlier = await secondFactors.get({ userId }, { consistent: true })
  const factor = {
    userId,
    enabledAt: now,
    recoveryHashes: recoveryCodes.map((code) => recoveryHash(userId, code)),
    version: (earlier?.version ?? 0) + 1,
  }
  await commit(
    secondFactors.put(factor, earlier ? { version: earlier.version } : { absent: true }),
    recordActivity(
      { by: actor, type: 'security_event', description: 'Turned on two-factor authentication' },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'second-factor-on',
        data: { firstName: user.firstName },
        priority: 'high',
      },
      now,
    ),
  )
  return { recoveryCodes }
}

/** A first try that broke off after the pool had turned it on is finished by the next code of the app. */
async function proveApp({ accessToken, proveCode }: PoolLogin, code: string): Promise<void> {
  if (!accessToken) return proveCode(code)
  try {
    await userPool().send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }))
  } catch (error) {
    if (error instanceof Error && error.name === 'SoftwareTokenMFANotFoundException')
      throw new AppError('conflict', 'second_factor_not_begun', 'Start the setup again.')
    throw poolRefusal(error)
  }
}

export const handler = endpoint(contract, confirmSecondFactor)
