import * as z from 'zod/mini'
import { removeAccount } from '#lib/local/identity/accounts.ts'
import {
  AttributeList,
  assertEmail,
  listAttributes,
  readOwnAttributes,
} from '#lib/local/identity/attributes.ts'
import { invalidParameter } from '#lib/local/identity/errors.ts'
import { ClientMetadata, memberOperation } from '#lib/local/identity/operation.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import type { User } from '#lib/local/identity/pool-state.ts'
import { mfaSettings } from './mfa.ts'

export const getUser = memberOperation({}, (_pool, { user }) => ({
  Username: user.sub,
  UserAttributes: listAttributes(user),
  ...mfaSettings(user),
}))

/** A new address takes the place of the old one only when its code has come back. */
export const updateUserAttributes = memberOperation(
  { UserAttributes: AttributeList, ClientMetadata },
  async (pool, { user }, { UserAttributes, ClientMetadata: clientMetadata }) => {
    const { email, ...others } = readOwnAttributes(UserAttributes)
    const isNewEmail = email !== undefined && email.toLowerCase() !== user.attributes.email.toLowerCase()
    if (isNewEmail) {
      assertEmail(email)
      pool.users.assertEmailIsFree(email, user)
      pool.codes.countRequest(user.sub, 'email')
    }
    pool.users.change(user, { attributes: { ...user.attributes, ...others } })
    if (!isNewEmail) return { CodeDeliveryDetailsList: [] }
    const code = pool.codes.issue(user, 'email', email)
    const source = 'CustomMessage_UpdateUserAttribute'
    return {
      CodeDeliveryDetailsList: [await pool.sendMessage({ user, source, code, to: email, clientMetadata })],
    }
  },
)

export const getUserAttributeVerificationCode = memberOperation(
  { AttributeName: z.string(), ClientMetadata },
  async (pool, { user }, { AttributeName, ClientMetadata: clientMetadata }) => {
    assertVerifiable(AttributeName)
    pool.codes.countRequest(user.sub, 'email')
    const pending = user.codes.email?.email
    return {
      CodeDeliveryDetails: await pool.sendMessage({
        user,
        source: 'CustomMessage_VerifyUserAttribute',
        code: pool.codes.issue(user, 'email', pending),
        to: pending,
        clientMetadata,
      }),
    }
  },
)

export const verifyUserAttribute = memberOperation(
  { AttributeName: z.string(), Code: z.string() },
  (pool, { user }, { AttributeName, Code }) => {
    assertVerifiable(AttributeName)
    const { record } = pool.codes.check(user.sub, 'email', Code)
    proveEmail(pool, user, record.email ?? user.attributes.email)
    return {}
  },
)

export const deleteUser = memberOperation({}, (pool, { user }) => {
  removeAccount(pool, user)
  return {}
})

function proveEmail(pool: Pool, user: User, email: string) {
  pool.users.change(user, { attributes: { ...user.attributes, email, email_verified: 'true' } })
  pool.codes.spend(user, 'email')
}

function assertVerifiable(attribute: string) {
  if (attribute !== 'email') throw invalidParameter(`${attribute} cannot be verified.`)
}
