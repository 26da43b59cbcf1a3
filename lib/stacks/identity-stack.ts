import { CfnOutput, Duration, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib'
import {
  AccountRecovery,
  type CfnUserPoolClient,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { type TriggerInfra, triggers } from '#lib/background-infra/triggers.ts'
import type { UserPoolGrant } from '#lib/function-infra.ts'
import { passwordMinLength } from '#shared/platform/security/password.ts'
import { acknowledge } from './acknowledge.ts'
import { watchFunction } from './alarms.ts'
import { GoogleSignIn } from './google-sign-in.ts'
import { known, senderDomain } from './grants.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Settings } from './settings.ts'
import type { Surroundings } from './surroundings.ts'
import { countWords } from './watch-mails.ts'
import { watchSignIns } from './watch-requests.ts'

const operations: Record<keyof typeof triggers, UserPoolOperation> = {
  customMessage: UserPoolOperation.CUSTOM_MESSAGE,
  preSignUp: UserPoolOperation.PRE_SIGN_UP,
  postConfirmation: UserPoolOperation.POST_CONFIRMATION,
  preAuthentication: UserPoolOperation.PRE_AUTHENTICATION,
  postAuthentication: UserPoolOperation.POST_AUTHENTICATION,
  preTokenGeneration: UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
}

/** The pool knows who a person is. The table knows what they may do. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool
  readonly client: UserPoolClient
  /** The secret our functions authenticate with at the pool. */
  readonly serverSecret: Secret
  /** Set only if there is a sign-in through Google. */
  readonly oauthUrl?: string

  constructor(scope: Construct, id: string, props: StackProps & { around: Surroundings }) {
    super(scope, id, props)
    const { around } = props
    this.userPool = this.makeUserPool(around.settings)
    const { google } = around.settings
    const withGoogle =
      google &&
      new GoogleSignIn(this, 'SignIn', { userPool: this.userPool, settings: around.settings, google })
    if (withGoogle) this.oauthUrl = withGoogle.url
    this.client = this.makeClient(withGoogle)
    const serverClient = this.makeServerClient()
    this.serverSecret = this.makeServerSecret(serverClient)
    watchSignIns(this.userPool, [this.client, serverClient], around.alarms)
    for (const [name, infra] of Object.entries<TriggerInfra>(triggers)) {
      const { userPool: onPool, onlyWithGoogle, refusals, wordsMails, ...others } = infra
      const trigger = new PlatformFunction(this, name, others, around)
      if (onPool && (withGoogle || !onlyWithGoogle)) this.allowOnPool(trigger, onPool)
      this.userPool.addTrigger(
        known(operations[name as keyof typeof triggers], `operation of ${name}`),
        trigger,
        // The event that tells of access tokens too, whose scopes it takes away.
        ...(name === 'preTokenGeneration' ? [LambdaVersion.V2_0] : []),
      )
      // An hour, because few people sign in at night or on a small site.
      watchFunction(trigger, around.alarms, { ...(refusals && { refusals }), period: Duration.hours(1) })
      if (wordsMails) countWords(trigger)
    }
    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId })
    new CfnOutput(this, 'UserPoolClientId', { value: this.client.userPoolClientId })
  }

  /** Its own policy: the pool is made after the trigger, and cannot be named in the role that comes before. */
  private allowOnPool(trigger: PlatformFunction, actions: readonly UserPoolGrant[]): void {
    new Policy(this, `PoolOf${trigger.node.id}`, {
      roles: trigger.role ? [trigger.role] : [],
      statements: [
        new PolicyStatement({
          actions: actions.map((action) => `cognito-idp:${action}`),
          resources: [this.userPool.userPoolArn],
        }),
      ],
    })
  }

  private makeUserPool(settings: Settings): UserPool {
    const pool = new UserPool(this, 'Users', {
      featurePlan: FeaturePlan.ESSENTIALS,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: passwordMinLength,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
        tempPasswordValidity: Duration.days(3),
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      email: settings.mailFrom
        ? UserPoolEmail.withSES({
            fromEmail: settings.mailFrom,
            sesRegion: this.region,
            sesVerifiedDomain: senderDomain(settings.mailFrom),
          })
        : UserPoolEmail.withCognito(),
      deletionProtection: settings.protectsData,
      removalPolicy: settings.disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(
      pool,
      'Length is what makes a password strong; rules of composition make people write it down.',
      'AwsSolutions-COG1',
    )
    acknowledge(
      pool,
      'A community does not require two-factor authentication of everyone; members can turn it on.',
      'AwsSolutions-COG2',
    )
    acknowledge(
      pool,
      'Threat protection is priced per member; the pool locks out guessers and our routes are rate limited.',
      'AwsSolutions-COG3',
      'AwsSolutions-COG8',
    )
    return pool
  }

  private makeClient(google: GoogleSignIn | undefined): UserPoolClient {
    const client = this.userPool.addClient('Web', {
      generateSecret: false,
      authFlows: { userSrp: true },
      ...(google
        ? {
            oAuth: google.oauth,
            // The callers that the hosted pages let in; the browser’s own sign-in does not pass them.
            supportedIdentityProviders: [UserPoolClientIdentityProvider.GOOGLE],
          }
        : { disableOAuth: true }),
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true }),
      // A provider may only map attributes that the client may write.
      writeAttributes: new ClientAttributes().withStandardAttributes({
        email: true,
        ...(google && { fullname: true }),
      }),
    })
    if (google) client.node.addDependency(google.provider)
    return client
  }

  /** A client for calls the pool takes only from the bearer of a token, after the password was proven. */
  private makeServerClient(): UserPoolClient {
    return this.userPool.addClient('Server', {
      generateSecret: true,
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(5),
      idTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(1),
      readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true }),
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    })
  }

  /** It passes from the pool to Secrets Manager without being in any template. */
  private makeServerSecret(client: UserPoolClient): Secret {
    const { attrClientSecret } = client.node.defaultChild as CfnUserPoolClient
    const secret = new Secret(this, 'ServerClient', {
      description: 'What the functions prove themselves with at the user pool.',
      secretObjectValue: {
        clientId: SecretValue.unsafePlainText(client.userPoolClientId),
        clientSecret: SecretValue.resourceAttribute(attrClientSecret),
      },
    })
    acknowledge(
      secret,
      'Cognito makes it with the client; another one takes another client, and a deployment.',
      'AwsSolutions-SMG4',
    )
    return secret
  }
}
