import { Duration, RemovalPolicy, SecretValue } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  type CfnFunction,
  Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { FunctionInfra } from '#lib/function-infra.ts'
import { type FunctionSetting, functionSettings } from '#lib/function-settings.ts'
import { grantsOf, known, mailFrom } from './grants.ts'
import { acknowledgeNamedWildcards } from './named-wildcards.ts'
import type { Settings } from './settings.ts'
import type { Surroundings } from './surroundings.ts'

type Options = {
  /** The queue where Lambda puts events that failed for good, each with the name of the function. */
  deadLetters?: IQueue
  /** Grants and settings that come with what starts the function. */
  statements?: PolicyStatement[]
  environment?: Record<string, string>
  /** The number of retries for a failed asynchronous event. */
  retries?: number
}

const defaultMemoryMb = 512
const defaultTimeoutSeconds = 10

/** A function with its own role and log, and with exactly the grants and settings of its infra. */
export class PlatformFunction extends LambdaFunction {
  constructor(
    scope: Construct,
    name: string,
    infra: FunctionInfra,
    around: Surroundings,
    options: Options = {},
  ) {
    const { deadLetters } = options
    // With a dot, so that the role of `getEvent` is not called like the function `getEventRole`.
    const log = new LogGroup(scope, `${name}.Log`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const statements = [
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [log.logGroupArn],
      }),
      ...grantsOf(scope, infra, around),
      ...(options.statements ?? []),
      ...(deadLetters
        ? [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] })]
        : []),
    ]
    const role = new Role(scope, `${name}.Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { needs: new PolicyDocument({ statements }) },
    })
    acknowledgeNamedWildcards(role, infra, around.settings.table?.name)
    super(scope, name, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(around.codeOf(name)),
      memorySize: infra.memoryMb ?? defaultMemoryMb,
      timeout: Duration.seconds(infra.timeoutSeconds ?? defaultTimeoutSeconds),
      ...(around.settings.reservesConcurrency &&
        infra.reservedConcurrency && { reservedConcurrentExecutions: infra.reservedConcurrency }),
      tracing: Tracing.DISABLED,
      role: role.withoutPolicyUpdates(),
      logGroup: log,
      environment: { ...environmentOf(infra, around), ...options.environment },
      ...(deadLetters && { onFailure: { bind: () => ({ destination: deadLetters.queueArn }) } }),
      ...(options.retries !== undefined && { retryAttempts: options.retries }),
    })
    // The reference to the role orders the two already.
    const resource = this.node.defaultChild as CfnFunction
    resource.addOverride('DependsOn', undefined)
  }
}

function environmentOf(infra: FunctionInfra, around: Surroundings): Record<string, string> {
  const { settings, mailConfigurationSet } = around
  const values: Record<FunctionSetting, string> = {
    get BUS_NAME() {
      return known(around.bus, 'event bus').eventBusName
    },
    get USER_POOL_ID() {
      return known(around.userPool, 'user pool').id
    },
    get USER_POOL_CLIENT_ID() {
      return known(around.userPool, 'user pool').clientId
    },
    get POOL_CLIENT_SECRET() {
      return known(around.userPool, 'user pool').serverSecretArn
    },
    get OAUTH_URL() {
      return known(around.userPool, 'user pool').oauthUrl ?? ''
    },
    get LIVE_ENDPOINT() {
      return known(around.live, 'live API').endpoint
    },
    TABLE_NAME: around.table.tableName,
    PAYMENT_SECRET: around.paymentSecret.secretArn,
    UNSUBSCRIBE_SECRET: around.unsubscribeSecret.secretArn,
    AD_SECRET: around.adSecret.secretArn,
    AI_SECRET: around.aiSecret.secretArn,
    AI_HOSTS: settings.aiHosts.join(','),
    // Each host answers at its own address.
    AI_ENDPOINT_URL: '',
    STRIPE_API_URL: settings.providers.stripe,
    PAYPAL_API_URL: settings.providers.paypal,
    MEDIA_BUCKET: around.mediaBucket.bucketName,
    BACKUP_BUCKET: around.backupBucket.bucketName,
    DRILL_TABLE: around.drillTable.tableName,
    TABLE_ARN: around.table.tableArn,
    TABLE_EXPORTS_URL: `https://dynamodb.${around.table.stack.region}.${around.table.stack.urlSuffix}`,
    SITE_URL: settings.siteUrl,
    MAIL_FROM: mailFrom(settings.mailFrom),
    CAPTCHA_VERIFY_URL: settings.captcha.verifyUrl,
    CAPTCHA_SITE_KEY: settings.captcha.siteKey,
    CAPTCHA_SECRET: captchaSecret(settings),
    CAPTCHA_HOST: 'openSecret' in settings.captcha ? 'any' : new URL(settings.siteUrl).hostname,
    BREACH_RANGE_URL: 'https://api.pwnedpasswords.com/range',
    LINK_CHECK_URL: 'direct',
    ANALYTICS_ID: settings.analyticsId ?? '',
    CONTACT_EMAIL: settings.contactEmail ?? settings.mailFrom ?? '',
    SUPPORT_DOMAIN: settings.supportDomain ?? '',
  }
  return {
    ...(infra.sendsMail && mailConfigurationSet && { MAIL_CONFIGURATION_SET: mailConfigurationSet }),
    ...((infra.media || infra.backups) &&
      settings.storageEndpoint && { AWS_ENDPOINT_URL_S3: settings.storageEndpoint }),
    ...Object.fromEntries(functionSettings(infra).map((name) => [name, values[name]])),
  }
}

const captchaSecret = ({ captcha }: Settings) =>
  'openSecret' in captcha ? captcha.openSecret : SecretValue.secretsManager(captcha.secretName).unsafeUnwrap()
