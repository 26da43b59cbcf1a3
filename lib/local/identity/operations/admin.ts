import * as z from 'zod/mini'
import { removeAccount, setPassword } from '#lib/local/identity/accounts.ts'
import {
  AttributeList,
  assertEmail,
  listAttributes,
  readAttributesFromAdmin,
} from '#lib/local/identity/attributes.ts'
import { notAuthorized } from '#lib/local/identity/errors.ts'
import { adminOperation, ClientMetadata, Username } from '#lib/local/identity/operation.ts'
import type { User } from '#lib/local/identity/pool-state.ts'
import { mfaSettings } from './mfa.ts'
import { announceConfirmation } from './sign-up.ts'

export const adminGetUser = adminOperation({ Username }, (pool, input) => {
  const user = pool.users.get(input.Username)
  const { Attributes, ...description } = describeUser(user)
  return { ...description, UserAttributes: Attributes, ...mfaSettings(user) }
})

export const adminSetUserPassword = adminOperation(
  { Username, Password: z.string(), Permanent: z.optional(z.boolean()) },
  (pool, { Password, Permanent, ...input }) => {
    const user = pool.users.get(input.Username)
    setPassword(pool, user, Password, Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD')
    return {}
  },
)

export const adminConfirmSignUp = adminOperation({ Username, ClientMetadata }, async (pool, input) => {
  const user = pool.users.get(input.Username)
  if (user.status !== 'UNCONFIRMED')
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
  pool.users.change(user, { status: 'CONFIRMED' })
  await announceConfirmation(pool, user, input.ClientMetadata)
  return {}
})

export const adminUpdateUserAttributes = adminOperation(
  { Username, UserAttributes: AttributeList },
  (pool, input) => {
    const user = pool.users.get(input.Username)
    const changes = readAttributesFromAdmin(input.UserAttributes)
    const { email = user.attributes.email } = changes
    assertEmail(email)
    const isNewEmail = email.toLowerCase() !== user.attributes.email.toLowerCase()
    const attributes = { ...user.attributes, ...(isNewEmail ? { email_verified: 'false' } : {}), ...changes }
    // Codes mailed to the old address must not prove the new one.
    pool.users.change(user, { attributes: { ...attributes, email }, codes: isNewEmail ? {} : user.codes })
    return {}
  },
)

export const adminDisableUser = adminOperation({ Username }, (pool, input) => {
  const user = pool.users.get(input.Username)
  pool.users.change(user, { enabled: false })
  pool.sessions.endAll(user.sub)
  return {}
})

export const adminEnableUser = adminOperation({ Username }, (pool, input) => {
  pool.users.change(pool.users.get(input.Username), { enabled: true })
  return {}
})

export const adminDeleteUser = adminOperation({ Username }, (pool, input) => {
  removeAccount(pool, pool.users.get(input.Username))
  return {}
})

export const adminUserGlobalSignOut = adminOperation({ Username }, (pool, input) => {
  pool.sessions.endAll(pool.users.get(input.Username).sub)
  return {}
})

/** Cognito's UserType, with its dates in seconds as the protocol has them. */
export function describeUser(user: User) {
  return {
    Username: user.sub,
    Attributes: listAttributes(user),
    Enabled: user.enabled,
    UserStatus: user.status,
    UserCreateDate: Date.parse(user.createdAt) / 1000,
    UserLastModifiedDate: Date.parse(user.modifiedAt) / 1000,
  }
}
