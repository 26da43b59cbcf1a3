import { SecretValue, Stack } from 'aws-cdk-lib'
import {
  OAuthScope,
  type OAuthSettings,
  ProviderAttribute,
  type UserPool,
  UserPoolIdentityProviderGoogle,
} from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import type { Settings } from './settings.ts'
import { stackPrefix } from './stack-names.ts'

type Props = { userPool: UserPool; settings: Settings; google: NonNullable<Settings['google']> }

/** Google as a second way in: the provider, and the host whose pages the browser passes on the way. */
export class GoogleSignIn extends Construct {
  readonly provider: UserPoolIdentityProviderGoogle
  readonly oauth: OAuthSettings
  /**
   * The address where the browser starts, known by its name so that nothing waits for the host to be made.
   */
  readonly url: string

  constructor(scope: Construct, id: string, { userPool, settings, google }: Props) {
    super(scope, id)
    const { account, region } = Stack.of(this)
    this.provider = new UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool,
      clientId: google.clientId,
      clientSecretValue: SecretValue.secretsManager(google.secretName),
      scopes: ['openid', 'email', 'profile'],
      // Without the second, every sign-in would mark the member's address as unverified.
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
        fullname: ProviderAttribute.GOOGLE_NAME,
      },
    })
    const domainPrefix = google.domainPrefix ?? `${stackPrefix.toLowerCase()}-${account}`
    userPool.addDomain('SignIn', { cognitoDomain: { domainPrefix } })
    this.url = `https://${domainPrefix}.auth.${region}.amazoncognito.com`
    this.oauth = {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL],
      callbackUrls: [`${settings.siteUrl}/auth/google`],
      logoutUrls: [`${settings.siteUrl}/`],
    }
  }
}
