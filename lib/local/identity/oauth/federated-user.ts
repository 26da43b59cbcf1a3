import { randomUUID } from 'node:crypto'
import { addAccount } from '#lib/local/identity/accounts.ts'
import { invalidParameter, userDisabled } from '#lib/local/identity/errors.ts'
import { createTemporaryPassword } from '#lib/local/identity/password-policy.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import type { User } from '#lib/local/identity/pool-state.ts'
import type { Profile } from './identity-provider.ts'

/**
 * The account behind an identity of a provider. An unknown identity is shown to the pre-sign-up trigger; if that links
 * it to an account, Cognito still refuses the current sign-in, and only the next one succeeds.
 */
export async function federatedUser(pool: Pool, provider: string, profile: Profile): Promise<User> {
  const attributes = {
    email: profile.email,
    email_verified: String(profile.email_verified),
    ...(profile.name && { name: profile.name }),
  }
  const known = pool.users.findIdentity(provider, profile.sub)
  if (known) {
    if (!known.enabled) throw userDisabled()
    // Cognito writes what is mapped over the account at every sign-in, whatever was changed here.
    pool.users.change(known, { attributes: { ...known.attributes, ...attributes } })
    return known
  }
  const userName = `${provider.toLowerCase()}_${profile.sub}`
  await pool.triggers.run('preSignUp', {
    source: 'PreSignUp_ExternalProvider',
    userName,
    request: {
      userAttributes: {
        'cognito:email_alias': '',
        'cognito:phone_number_alias': '',
        'cognito:user_status': 'EXTERNAL_PROVIDER',
        ...attributes,
      },
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })
  if (pool.users.findIdentity(provider, profile.sub))
    throw invalidParameter(`Already found an entry for username ${userName}`)
  return addAccount(pool, {
    sub: randomUUID(),
    password: createTemporaryPassword(),
    status: 'EXTERNAL_PROVIDER',
    attributes,
    identities: [{ providerName: provider, userId: profile.sub }],
  })
}
