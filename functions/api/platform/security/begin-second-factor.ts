import { AssociateSoftwareTokenCommand } from '@aws-sdk/client-cognito-identity-provider'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import type { PoolLogin } from '#core/platform/security/log-in-at-pool.ts'
import { poolRefusal } from '#core/platform/security/pool-refusal.ts'
import { asOwner } from '#core/platform/security/prove-owner.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { AppError } from '#shared/errors.ts'
import { beginSecondFactor as contract } from '#shared/platform/security/contract.ts'
import { siteName } from '#shared/site-name.ts'

async function beginSecondFactor({ actor, body }: ApiRequest<typeof contract>) {
  const secret = await asOwner(actor, body.password, newSecret)
  const account = encodeURIComponent(actor.user.email)
  return { secret, uri: `otpauth://totp/${siteName}:${account}?secret=${secret}&issuer=${siteName}` }
}

async function newSecret({ accessToken }: PoolLogin): Promise<string> {
  // A person who knows only the password must not replace the app in use with another one.
  if (!accessToken)
    throw new AppError(
      'conflict',
      'second_factor_on',
      'Two-factor authentication is already on. Turn it off before you set it up again.',
    )
  try {
    const { SecretCode } = await userPool().send(
      new AssociateSoftwareTokenCommand({ AccessToken: accessToken }),
    )
    if (!SecretCode) throw new Error('the user pool gave no secret')
    return SecretCode
  } catch (error) {
    throw poolRefusal(error)
  }
}

export const handler = endpoint(contract, beginSecondFactor)
