import type { SecretValue } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { IEventBus } from 'aws-cdk-lib/aws-events'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Settings } from './settings.ts'

/** The resources around a function that can be granted to it. A stack knows only what was made before it. */
export type Surroundings = {
  settings: Settings
  /** The folder that holds a function's `index.mjs`. */
  codeOf: (name: string) => string
  alarms: ITopic
  /** Where events go that functions of a domain could not handle. */
  deadLettersOf: (domain: string) => IQueue
  table: ITable
  mediaBucket: IBucket
  backupBucket: IBucket
  drillTable: ITable
  originSecret: SecretValue
  paymentSecret: ISecret
  unsubscribeSecret: ISecret
  adSecret: ISecret
  aiSecret: ISecret
  /** `oauthUrl` only where there is a sign-in through Google. */
  userPool?: { id: string; arn: string; clientId: string; serverSecretArn: string; oauthUrl?: string }
  live?: { endpoint: string; connectionsArn: string }
  bus?: IEventBus
  mailConfigurationSet?: string
}
