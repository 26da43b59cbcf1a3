import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
} from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { temporarilyUnavailable } from '#core/platform/security/registration-refusals.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { AppError } from '#shared/errors.ts'

/**
 * An account in the pool for a person Google has identified, and its id. No one knows its password, which the owner can
 * replace by mail.
 */
export async function openGoogleAccount(email: string): Promise<string> {
  try {
    const id = (await create(email)) ?? (await takeOver(email))
    const UserPoolId = env('USER_POOL_ID')
    const Password = randomBytes(48).toString('base64url')
    await userPool().send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: id, Password, Permanent: true }),
    )
    return id
  } catch (error) {
    if (error instanceof Error && busy.has(error.name)) throw temporarilyUnavailable()
    throw error
  }
}

const busy = new Set(['TooManyRequestsException', 'LimitExceededException'])

const proven = (email: string): AttributeType[] => [
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: 'true' },
]

/** Undefined when the pool has the address already. */
async function create(email: string): Promise<string | undefined> {
  try {
    const { User } = await userPool().send(
      new AdminCreateUserCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: proven(email),
      }),
    )
    return idOf(User?.Attributes)
  } catch (error) {
    if (error instanceof Error && error.name === 'UsernameExistsException') return undefined
    throw error
  }
}

/** Anyone may have begun an account without a profile: its password and sessions end here. */
async function takeOver(email: string): Promise<string> {
  const account = { UserPoolId: env('USER_POOL_ID'), Username: email }
  const { UserAttributes } = await userPool().send(new AdminGetUserCommand(account))
  await userPool().send(
    new AdminUpdateUserAttributesCommand({ ...account, UserAttributes: proven(email).slice(1) }),
  )
  await userPool().send(new AdminUserGlobalSignOutCommand(account))
  return idOf(UserAttributes)
}

function idOf(attributes: AttributeType[] | undefined): string {
  const id = attributes?.find(({ Name }) => Name === 'sub')?.Value
  if (!id) throw new AppError('unavailable', 'user_creation_failed', 'User creation failed')
  return id
}
