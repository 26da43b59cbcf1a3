import {
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/platform/security/user-pool.ts'

/** `poolUserId` is the member’s name at the pool. */
type Link = { userPoolId: string; poolUserId: string; googleId: string }

/**
 * Lets the person sign in to the account through Google, too. Cognito refuses to link an identity that is
 * already linked, so a repeated or simultaneous attempt gets a refusal.
 */
export async function linkGoogle(link: Link): Promise<void> {
  try {
    await userPool().send(
      new AdminLinkProviderForUserCommand({
        UserPoolId: link.userPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: link.poolUserId },
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

async function isLinked({ userPoolId, poolUserId, googleId }: Link): Promise<boolean> {
  const { UserAttributes } = await userPool().send(
    new AdminGetUserCommand({ UserPoolId: userPoolId, Username: poolUserId }),
  )
  const identities = UserAttributes?.find(({ Name }) => Name === 'identities')?.Value ?? ''
  return identities.includes(`"${googleId}"`)
}
