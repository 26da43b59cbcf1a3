import { timingSafeEqual } from 'node:crypto'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { log } from '#core/platform/log/log.ts'
import { recoveryHash } from '#core/platform/security/recovery-hash.ts'
import { resetSecondFactor } from '#core/platform/security/reset-second-factor.ts'
import { secondFactors } from '#core/platform/security/second-factors.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { AppError } from '#shared/errors.ts'
import { recoverSecondFactor as contract } from '#shared/platform/security/contract.ts'

/** Read for addresses that no account has, so that their answers take just as long. */
const unknownUser = '00000000-0000-4000-8000-000000000000'

/** For a lost phone. The code replaces the second factor, never the password: it logs no one in. */
async function recoverSecondFactor({ body, now }: ApiRequest<typeof contract>) {
  const claim = await emailClaims.get({ email: body.email })
  const userId = claim?.userId ?? unknownUser
  const factor = await secondFactors.get({ userId }, { consistent: true })
  const given = Buffer.from(recoveryHash(userId, body.recoveryCode))
  const matches = factor?.recoveryHashes.filter((hash) => timingSafeEqual(Buffer.from(hash), given)) ?? []
  if (matches.length === 0) {
    log.warn('security.recovery_refused', { userId: claim?.userId })
    throw refused()
  }
  const ended = await resetSecondFactor(
    { userId, by: { userId }, description: 'Turned off two-factor authentication with a recovery code' },
    now,
  )
  if (!ended) throw refused()
}

function refused(): AppError {
  const message = 'This recovery code is incorrect.'
  return new AppError('invalid', 'recovery_code_invalid', message, {
    errors: [{ path: 'body.recoveryCode', message }],
  })
}

export const handler = endpoint(contract, recoverSecondFactor)
