import { randomBytes } from 'node:crypto'
import { SetUserMFAPreferenceCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import { recordActivity } from '#core/activities/record-activity.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import type { confirmSecondFactor as contract } from '#shared/security/contract.ts'
import { recoveryCode, recoveryCodeCount } from '#shared/security/recovery-code.ts'
import { proveTotp } from './prove-totp.ts'
import { recoveryHash } from './recovery-hash.ts'
import { secondFactors } from './second-factors.ts'

export async function confirmSecondFactor({ actor, body, now }: ApiRequest<typeof contract>) {
  const { userId, user, accessToken } = actor
  await proveTotp(accessToken, body.code)
  await userPool().send(
    new SetUserMFAPreferenceCommand({
      AccessToken: accessToken,
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
    recordActivity({ by: actor, type: 'security_event', description: 'Turned the second factor on' }, now),
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
