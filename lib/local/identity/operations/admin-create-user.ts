import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { addAccount, resetPassword } from '#lib/local/identity/accounts.ts'
import { AttributeList, assertEmail, readAttributesFromAdmin } from '#lib/local/identity/attributes.ts'
import { CognitoError, usernameExists } from '#lib/local/identity/errors.ts'
import { adminOperation, ClientMetadata, Username } from '#lib/local/identity/operation.ts'
import { createTemporaryPassword } from '#lib/local/identity/password-policy.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import type { User } from '#lib/local/identity/pool-state.ts'
import { describeUser } from './admin.ts'

const Input = {
  Username,
  TemporaryPassword: z.optional(z.string()),
  UserAttributes: z.optional(AttributeList),
  MessageAction: z.optional(z.enum(['RESEND', 'SUPPRESS'])),
  ClientMetadata,
}
type Invitation = z.infer<z.ZodMiniObject<typeof Input>>

export const adminCreateUser = adminOperation(Input, async (pool, input) => {
  assertEmail(input.Username)
  const password = input.TemporaryPassword ?? createTemporaryPassword()
  const user =
    input.MessageAction === 'RESEND' ? renew(pool, input, password) : await create(pool, input, password)
  if (input.MessageAction !== 'SUPPRESS')
    await pool.sendMessage({
      user,
      source: 'CustomMessage_AdminCreateUser',
      code: password,
      clientMetadata: input.ClientMetadata,
    })
  return { User: describeUser(user) }
})

async function create(pool: Pool, input: Invitation, password: string): Promise<User> {
  if (pool.users.find(input.Username)) throw usernameExists()
  const sub = randomUUID()
  const attributes = { ...readAttributesFromAdmin(input.UserAttributes), email: input.Username }
  const decision = await pool.triggers.run('preSignUp', {
    source: 'PreSignUp_AdminCreateUser',
    userName: sub,
    request: { userAttributes: attributes, clientMetadata: input.ClientMetadata },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })
  return addAccount(pool, {
    sub,
    password,
    status: 'FORCE_CHANGE_PASSWORD',
    attributes: { email_verified: String(decision.autoVerifyEmail), ...attributes },
  })
}

function renew(pool: Pool, { Username }: Invitation, password: string): User {
  const user = pool.users.get(Username)
  if (user.status !== 'FORCE_CHANGE_PASSWORD')
    throw new CognitoError(
      'UnsupportedUserStateException',
      'Resend not possible. Status is not FORCE_CHANGE_PASSWORD',
    )
  resetPassword(pool, user, password, 'FORCE_CHANGE_PASSWORD')
  return user
}
