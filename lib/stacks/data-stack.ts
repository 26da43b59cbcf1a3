import { Duration, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  type ITable,
  ProjectionType,
  StreamViewType,
  Table,
} from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { mediaAccess } from '#lib/granted-actions.ts'
import { table as definition, drillTable } from '#lib/table.ts'
import { acknowledge } from './acknowledge.ts'
import { makeBackupBucket } from './make-backup-bucket.ts'
import { makeBudget } from './make-budget.ts'
import { receiptRuleArn } from './receipt-rule.ts'
import type { Settings } from './settings.ts'
import { watchAccount, watchTable } from './watch-account.ts'

/**
 * Everything that must never be lost, the table and the members’ files, and everything the other stacks refer
 * to.
 */
export class DataStack extends Stack {
  /** The table that everything works with: this stack’s own, or one that a restore has made. */
  readonly table: ITable
  readonly mediaBucket: Bucket
  readonly backupBucket: Bucket
  readonly drillTable: Table
  readonly originSecret: Secret
  readonly paymentSecret: Secret
  readonly unsubscribeSecret: Secret
  readonly adSecret: Secret
  readonly aiSecret: Secret
  readonly alarms: Topic

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props)
    const { settings } = props
    const ownTable = this.makeTable(settings)
    this.table = settings.table ? this.adoptTable(settings.table, ownTable) : ownTable
    this.mediaBucket = this.makeMediaBucket(settings)
    this.backupBucket = makeBackupBucket(this, settings)
    this.drillTable = this.makeDrillTable()
    this.originSecret = new Secret(this, 'OriginSecret', {
      description:
        'Proves to the functions of the APIs that a request came through CloudFront; they refuse any other.',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    })
    acknowledge(
      this.originSecret,
      'It is no login: those who know it can call the APIs past CloudFront and name any address, by which rates are limited, ads counted, and devices listed. All else still takes a session or a signature.',
      'AwsSolutions-SMG4',
    )
    this.paymentSecret = this.makeSecretOfOthers(
      'PaymentSecret',
      'The keys of the payment providers, apart for tests and for real money.',
    )
    this.unsubscribeSecret = this.makeSigningSecret('UnsubscribeSecret', {
      description: 'Signs the links in emails that turn such emails off.',
      accepted:
        'Who knows it can turn members’ emails off and on, and nothing else; links that have gone out must keep working.',
    })
    this.adSecret = this.makeSigningSecret('AdSecret', {
      description: 'Signs the tokens of served ads.',
      accepted:
        'Who knows it can have views of ads counted that no one saw, up to what was served, and nothing else.',
    })
    this.aiSecret = this.makeSecretOfOthers('AiSecret', 'The keys of AI services, by their hosts.')
    this.alarms = this.makeAlarms(settings)
    watchAccount(this, this.alarms)
    watchTable(this.table, this.alarms)
    if (settings.alarmEmail && settings.monthlyBudget)
      makeBudget(this, settings.monthlyBudget, settings.alarmEmail)
  }

  private makeTable(settings: Settings): Table {
    const key = (name: string) => ({ name, type: AttributeType.STRING })
    const table = new Table(this, 'Table', {
      partitionKey: key(definition.partitionKey),
      sortKey: key(definition.sortKey),
      billingMode: BillingMode[definition.billing],
      stream: StreamViewType[definition.streamView],
      timeToLiveAttribute: definition.ttlAttribute,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: settings.protectsData,
      removalPolicy: settings.disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    for (const index of definition.indexes)
      table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: key(index.partitionKey),
        sortKey: key(index.sortKey),
        projectionType: ProjectionType[definition.projection],
      })
    return table
  }

  /**
   * The stack keeps its own table, and goes on telling the others of it: CloudFormation takes back nothing that a stack
   * still uses, and they let go of it only after this one is deployed.
   */
  private adoptTable({ name, streamArn }: NonNullable<Settings['table']>, ownTable: Table): ITable {
    for (const told of [ownTable.tableName, ownTable.tableArn, ownTable.tableStreamArn ?? ''])
      this.exportValue(told)
    return Table.fromTableAttributes(this, 'AdoptedTable', {
      tableName: name,
      tableStreamArn: streamArn,
      globalIndexes: definition.indexes.map((index) => index.name),
    })
  }

  private makeDrillTable(): Table {
    const table = new Table(this, 'DrillTable', {
      partitionKey: { name: drillTable.partitionKey, type: AttributeType.STRING },
      sortKey: { name: drillTable.sortKey, type: AttributeType.STRING },
      billingMode: BillingMode[drillTable.billing],
      removalPolicy: RemovalPolicy.DESTROY,
    })
    acknowledge(
      table,
      'It is empty but for the minutes of a drill, which fills it from a backup.',
      'AwsSolutions-DDB3',
    )
    return table
  }

  private makeMediaBucket(settings: Settings): Bucket {
    const bucket = new Bucket(this, 'Media', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: settings.disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      cors: [
        {
          allowedMethods: [HttpMethods.POST],
          allowedOrigins: [settings.siteUrl],
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        { id: 'empty-quarantine', prefix: 'quarantine/', expiration: Duration.days(1) },
        // One that is asked for again is drawn again.
        { id: 'forget-link-pictures', prefix: 'media/link-pictures/', expiration: Duration.days(90) },
        { id: 'forget-exports', prefix: 'exports/', expiration: Duration.days(8) },
        // What a mail says is kept with its request.
        { id: 'forget-received-mails', prefix: 'received-mails/', expiration: Duration.days(30) },
        { id: 'abort-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
        // Replaced or deleted files can be brought back for a week; then they are gone for good.
        {
          id: 'forget-old-versions',
          noncurrentVersionExpiration: Duration.days(7),
          expiredObjectDeleteMarker: true,
        },
      ],
    })
    // CloudFront is made later, in another stack; it may read public files, but not the quarantine or the documents.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects('media/*')],
        conditions: {
          ArnLike: { 'aws:SourceArn': `arn:${this.partition}:cloudfront::${this.account}:distribution/*` },
        },
      }),
    )
    if (settings.supportDomain) this.letMailIn(bucket)
    acknowledge(
      bucket,
      'Every object is written under a policy that a logged request signed, and read through CloudFront.',
      'AwsSolutions-S1',
    )
    return bucket
  }

  /** The mail service may add what the rule of the support domain received, and nothing else. */
  private letMailIn(bucket: Bucket): void {
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects(mediaAccess.readReceivedMail.keys)],
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account, 'aws:SourceArn': receiptRuleArn(this) },
        },
      }),
    )
  }

  /** Empty at first, so that nothing is paid or asked until an administrator has written keys into it. */
  private makeSecretOfOthers(id: string, description: string): Secret {
    const secret = new Secret(this, id, {
      description,
      secretStringValue: SecretValue.unsafePlainText('{}'),
    })
    acknowledge(
      secret,
      'The keys are made and replaced at the services that gave them; nothing here could rotate them.',
      'AwsSolutions-SMG4',
    )
    return secret
  }

  /** To renew the key, put the present one in front of `previous`, where it is accepted for what has gone out. */
  private makeSigningSecret(
    id: string,
    { description, accepted }: { description: string; accepted: string },
  ): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: {
        passwordLength: 64,
        excludePunctuation: true,
        secretStringTemplate: '{"previous":[]}',
        generateStringKey: 'current',
      },
    })
    acknowledge(secret, accepted, 'AwsSolutions-SMG4')
    return secret
  }

  private makeAlarms(settings: Settings): Topic {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true })
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    if (settings.alarmEmail) topic.addSubscription(new EmailSubscription(settings.alarmEmail))
    return topic
  }
}
