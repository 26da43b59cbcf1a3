import { AssociateSoftwareTokenCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import type { beginSecondFactor as contract } from '#shared/security/contract.ts'
import { siteName } from '#shared/site-name.ts'
import { poolRefusal } from './pool-refusal.ts'
import { proveOwner } from './prove-owner.ts'

export async function beginSecondFactor({ actor, body }: ApiRequest<typeof contract>) {
  await proveOwner(actor, body.password)
  const secret = await newSecret(actor.accessToken)
  const account = encodeURIComponent(actor.user.email)
  return { secret, uri: `otpauth://totp/${siteName}:${account}?secret=${secret}&issuer=${siteName}` }
}

async function newSecret(accessToken: string): Promise<string> {
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
