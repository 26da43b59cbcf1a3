import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { accountOf } from '#core/accounts/accounts/logins.ts'
import { DeployError, notDeployed, stackOutputs } from '#lib/deploy/aws-query.ts'
import { promoteMember } from '#lib/deploy/promote-member.ts'
import { fail } from '#lib/deploy/run-cdk.ts'
import { stackNames } from '#lib/stacks/stack-names.ts'
import { Email } from '#shared/platform/users/email.ts'

const pool = new CognitoIdentityProviderClient({})

/** Makes a registered member an admin. Registers a person who is not registered, with a password to change. */
async function makeAdmin(given: string | undefined): Promise<void> {
  const address = Email.safeParse(given)
  if (!address.success) throw new DeployError('Give an email address: npm run admin -- you@example.org')
  const email = address.data
  const [data, identity] = [await stackOutputs(stackNames.data), await stackOutputs(stackNames.identity)]
  if (!data?.TableName || !identity?.UserPoolId) throw notDeployed()
  process.env.TABLE_NAME = data.TableName

  const found = await findId(identity.UserPoolId, email)
  const password = found ? undefined : randomBytes(15).toString('base64url')
  const id = found ?? (await register(identity.UserPoolId, email, password ?? ''))
  await promoteMember(id, email)

  console.log(`${email} is now an admin.`)
  if (password) console.log(`Password (shown only once): ${password}\nChange it after the first login.`)
}

async function findId(poolId: string, email: string): Promise<string | undefined> {
  try {
    const user = await pool.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }))
    if (user.UserStatus === 'UNCONFIRMED')
      throw new DeployError(`${email} has registered but has not verified the address yet.`)
    return await accountOf(subOf(user.UserAttributes))
  } catch (error) {
    if (error instanceof Error && error.name === 'UserNotFoundException') return undefined
    throw error
  }
}

async function register(poolId: string, email: string, password: string): Promise<string> {
  const { User } = await pool.send(
    new AdminCreateUserCommand({
      UserPoolId: poolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  )
  await pool.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: poolId,
      Username: email,
      Password: password,
      Permanent: true,
    }),
  )
  return subOf(User?.Attributes)
}

function subOf(attributes: AttributeType[] | undefined): string {
  const sub = attributes?.find((attribute) => attribute.Name === 'sub')?.Value
  if (!sub) throw new DeployError('The user pool gives the account no id.')
  return sub
}

await makeAdmin(process.argv[2]).catch(fail)
