import type { Attributes } from './attributes.ts'
import { assertAcceptablePassword } from './password-policy.ts'
import type { Pool } from './pool.ts'
import type { Identity, User, UserStatus } from './pool-state.ts'
import { type Credentials, createCredentials } from './srp.ts'

type NewUser = {
  sub: string
  password: string
  status: UserStatus
  attributes: Attributes & { email: string }
  identities?: Identity[]
}

/** SRP binds a password to the part of the pool id after the region. */
export const poolName = (pool: Pick<Pool, 'id'>) => pool.id.split('_')[1] ?? ''

export function credentialsFor(pool: Pool, sub: string, password: string): Credentials {
  assertAcceptablePassword(password)
  return createCredentials(poolName(pool), sub, password)
}

export function addAccount(pool: Pool, { sub, password, status, attributes, identities }: NewUser): User {
  const at = new Date(pool.now()).toISOString()
  const user: User = {
    sub,
    attributes,
    status,
    enabled: true,
    credentials: credentialsFor(pool, sub, password),
    codes: {},
    ...(identities && { identities }),
    createdAt: at,
    modifiedAt: at,
  }
  pool.users.add(user)
  return user
}

/** Ends no session: AWS tells of none that ends with a password, so that nothing may rely on it. */
export function setPassword(pool: Pool, user: User, password: string, status: UserStatus) {
  const credentials = credentialsFor(pool, user.sub, password)
  const { password_reset: _spent, ...codes } = user.codes
  pool.users.change(user, { credentials, status, codes })
  pool.passwordTries.clear(user.sub)
}

/** Resetting a password logs out everyone who knew the old one. */
export function resetPassword(pool: Pool, user: User, password: string, status: UserStatus) {
  setPassword(pool, user, password, status)
  pool.sessions.endAll(user.sub)
}

export function removeAccount(pool: Pool, user: User) {
  pool.sessions.endAll(user.sub)
  pool.users.remove(user)
}
