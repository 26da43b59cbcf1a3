import {
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from './user-pool.ts'

type Link = { userPoolId: string; userId: string; googleId: string }

/**
 * From now on the person signs in to the account through Google too. Cognito refuses to link what is linked already,
 * which is what a repeated or simultaneous attempt finds.
 */
export async function linkGoogle(link: Link): Promise<void> {
  try {
    await userPool().send(
      new AdminLinkProviderForUserCommand({
        UserPoolId: link.userPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: link.userId },
        SourceUser: {
          ProviderName: 'Google',
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: link.googleId,
        },
      }),
    )
  } catch (error) {
    const refused = error instanceof Error && error.name === 'InvalidParameterException'
    if (!refused || !(await isLinked(link))) throw error
  }
}

async function isLinked({ userPoolId, userId, googleId }: Link): Promise<boolean> {
  const { UserAttributes } = await userPool().send(
    new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId }),
  )
  const identities = UserAttributes?.find(({ Name }) => Name === 'identities')?.Value ?? ''
  return identities.includes(`"${googleId}"`)
}
