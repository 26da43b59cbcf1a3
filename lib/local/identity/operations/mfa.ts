import * as z from 'zod/mini'
import { CognitoError, expiredCode, invalidParameter } from '#lib/local/identity/errors.ts'
import { adminOperation, memberOperation, Username } from '#lib/local/identity/operation.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import type { User } from '#lib/local/identity/pool-state.ts'
import { createTotpSecret, matchingTotpStep } from '#lib/local/identity/totp.ts'

const method = 'SOFTWARE_TOKEN_MFA'

/** The new secret waits beside the one in use until a code proves that the app has it. */
export const associateSoftwareToken = memberOperation({}, (pool, { user }) => {
  const SecretCode = createTotpSecret()
  pool.users.change(user, { pendingTotpSecret: SecretCode })
  return { SecretCode }
})

export const verifySoftwareToken = memberOperation(
  { UserCode: z.string() },
  (pool, { user }, { UserCode }) => {
    // Without a new secret it checks a code of the one in use, which is good only once.
    const secret = user.pendingTotpSecret ?? user.totp?.secret
    if (!secret)
      throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software token MFA was not associated.')
    pool.mfaTries.assertOpen(user.sub)
    const step = matchingTotpStep(secret, UserCode, pool.now())
    if (step === undefined) {
      pool.mfaTries.fail(user.sub)
      throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch')
    }
    if (!user.pendingTotpSecret && step <= (user.totp?.lastStep ?? 0)) throw expiredCode()
    pool.mfaTries.clear(user.sub)
    const { enabled = false, preferred = false } = user.totp ?? {}
    pool.users.change(user, {
      pendingTotpSecret: undefined,
      totp: { secret, enabled, preferred, lastStep: step },
    })
    return { Status: 'SUCCESS' }
  },
)

const SoftwareTokenMfaSettings = z.optional(
  z.object({ Enabled: z.optional(z.boolean()), PreferredMfa: z.optional(z.boolean()) }),
)

export const setUserMfaPreference = memberOperation({ SoftwareTokenMfaSettings }, (pool, { user }, input) =>
  prefer(pool, user, input.SoftwareTokenMfaSettings),
)

export const adminSetUserMfaPreference = adminOperation(
  { Username, SoftwareTokenMfaSettings },
  (pool, input) => prefer(pool, pool.users.get(input.Username), input.SoftwareTokenMfaSettings),
)

function prefer(pool: Pool, user: User, settings: z.infer<typeof SoftwareTokenMfaSettings>) {
  if (!settings) return {}
  const enabled = settings.Enabled ?? false
  if (enabled && !user.totp) throw invalidParameter('User has not verified software token mfa')
  if (user.totp)
    pool.users.change(user, {
      totp: { ...user.totp, enabled, preferred: enabled && (settings.PreferredMfa ?? false) },
    })
  return {}
}

export function mfaSettings({ totp }: User) {
  if (!totp?.enabled) return {}
  return { UserMFASettingList: [method], ...(totp.preferred ? { PreferredMfaSetting: method } : {}) }
}
