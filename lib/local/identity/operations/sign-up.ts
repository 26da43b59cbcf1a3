import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { addAccount } from '#lib/local/identity/accounts.ts'
import {
  AttributeList,
  assertEmail,
  readOwnAttributes,
  triggerAttributes,
} from '#lib/local/identity/attributes.ts'
import { notAuthorized, usernameExists } from '#lib/local/identity/errors.ts'
import { codeDelivery } from '#lib/local/identity/messages.ts'
import { ClientMetadata, clientOperation, Username } from '#lib/local/identity/operation.ts'
import { assertAcceptablePassword } from '#lib/local/identity/password-policy.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import type { User } from '#lib/local/identity/pool-state.ts'

export const signUp = clientOperation(
  {
    Username,
    Password: z.string(),
    UserAttributes: z.optional(AttributeList),
    ValidationData: z.optional(AttributeList),
    ClientMetadata,
  },
  async (pool, input) => {
    assertEmail(input.Username)
    assertAcceptablePassword(input.Password)
    const attributes = { ...readOwnAttributes(input.UserAttributes), email: input.Username }
    const sub = randomUUID()
    const validation = input.ValidationData?.map(({ Name, Value }) => [Name, Value ?? ''])
    const decision = await pool.triggers.run('preSignUp', {
      source: 'PreSignUp_SignUp',
      userName: sub,
      request: {
        userAttributes: attributes,
        validationData: validation && Object.fromEntries(validation),
        clientMetadata: input.ClientMetadata,
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    })
    // Only now, as on AWS: a person whom the trigger refuses learns nothing about the address.
    if (pool.users.find(input.Username)) throw usernameExists()
    const user = addAccount(pool, {
      sub,
      password: input.Password,
      status: decision.autoConfirmUser ? 'CONFIRMED' : 'UNCONFIRMED',
      attributes: { ...attributes, email_verified: String(decision.autoVerifyEmail) },
    })
    if (decision.autoConfirmUser) {
      await announceConfirmation(pool, user, input.ClientMetadata)
      return { UserConfirmed: true, UserSub: sub }
    }
    pool.codes.countRequest(sub, 'sign_up')
    const CodeDeliveryDetails = await pool.sendMessage({
      user,
      source: 'CustomMessage_SignUp',
      code: pool.codes.issue(user, 'sign_up'),
      clientMetadata: input.ClientMetadata,
    })
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails }
  },
)

export const confirmSignUp = clientOperation(
  { Username, ConfirmationCode: z.string(), ClientMetadata },
  async (pool, input) => {
    const { user } = pool.codes.check(input.Username, 'sign_up', input.ConfirmationCode)
    if (user.status !== 'UNCONFIRMED')
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
    pool.users.change(user, {
      status: 'CONFIRMED',
      attributes: { ...user.attributes, email_verified: 'true' },
    })
    await announceConfirmation(pool, user, input.ClientMetadata)
    return {}
  },
)

/** Answers alike for unknown, confirmed and waiting accounts; only the last gets a mail. */
export const resendConfirmationCode = clientOperation({ Username, ClientMetadata }, async (pool, input) => {
  pool.codes.countRequest(input.Username, 'sign_up')
  const user = pool.users.find(input.Username)
  if (!user?.enabled || user.status !== 'UNCONFIRMED')
    return { CodeDeliveryDetails: codeDelivery(user?.attributes.email ?? input.Username) }
  const CodeDeliveryDetails = await pool.sendMessage({
    user,
    source: 'CustomMessage_ResendCode',
    code: pool.codes.issue(user, 'sign_up'),
    clientMetadata: input.ClientMetadata,
  })
  return { CodeDeliveryDetails }
})

export async function announceConfirmation(
  pool: Pool,
  user: User,
  clientMetadata?: Record<string, string>,
  source:
    | 'PostConfirmation_ConfirmSignUp'
    | 'PostConfirmation_ConfirmForgotPassword' = 'PostConfirmation_ConfirmSignUp',
) {
  const request = { userAttributes: triggerAttributes(user), clientMetadata }
  await pool.triggers.run('postConfirmation', { source, userName: user.sub, request, response: {} })
}
