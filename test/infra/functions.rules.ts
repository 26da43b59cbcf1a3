import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { handler as customMessage } from '#functions/triggers/custom-message.ts'
import { handler as preSignUp } from '#functions/triggers/pre-sign-up.ts'
import { handler as preTokenGeneration } from '#functions/triggers/pre-token-generation.ts'
import { allFunctions } from '#lib/bundle/functions.ts'
import type { FunctionInfra } from '#lib/function-infra.ts'
import { apiNames } from '#lib/stacks/http-apis.ts'
import { flat, functionNamed, type Json, ofType, type Platform, referred, synthesize } from './synthesize.ts'

let platform: Platform
beforeAll(async () => {
  platform = await synthesize()
})

const actionOfTableGrant: Record<string, string> = {
  get: 'dynamodb:GetItem',
  query: 'dynamodb:Query',
  put: 'dynamodb:PutItem',
  update: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  check: 'dynamodb:ConditionCheckItem',
  batchGet: 'dynamodb:BatchGetItem',
  batchWrite: 'dynamodb:BatchWriteItem',
  scan: 'dynamodb:Scan',
}

const actionsOfMediaGrant: Record<string, string> = {
  putQuarantine: 's3:PutObject',
  readQuarantine: 's3:GetObject',
  putPublic: 's3:PutObject',
  putDocument: 's3:PutObject',
  readDocument: 's3:GetObject',
  deleteDocument: 's3:DeleteObject',
  readPublic: 's3:GetObject',
  putExport: 's3:PutObject',
  readExport: 's3:GetObject',
  readReceivedMail: 's3:GetObject',
  deletePublic: 's3:DeleteObject',
  deleteQuarantine: 's3:DeleteObject',
  deleteExport: 's3:DeleteObject',
  deleteReceivedMail: 's3:DeleteObject',
  listPictures: 's3:ListBucket',
  listPosters: 's3:ListBucket',
  listVehiclePhotos: 's3:ListBucket',
  listDocuments: 's3:ListBucket',
  listQuarantine: 's3:ListBucket',
  listExports: 's3:ListBucket',
}

const actionsOfBackupGrant: Record<string, string> = {
  readExport: 's3:GetObject',
  listExports: 's3:ListBucket',
  deleteExport: 's3:DeleteObject',
  putErasure: 's3:PutObject',
  putOptOut: 's3:PutObject',
}

const toExport = [
  'dynamodb:DescribeExport',
  'dynamodb:ExportTableToPointInTime',
  's3:AbortMultipartUpload',
  's3:PutObject',
  's3:PutObjectAcl',
]
const toDrill = ['dynamodb:BatchGetItem', 'dynamodb:BatchWriteItem', 'dynamodb:Scan']

const toWriteLogs = ['logs:CreateLogStream', 'logs:PutLogEvents']
const toSendDeadLetters = ['sqs:SendMessage']
const toReadStream = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
]

function declaredActions(infra: FunctionInfra, kind: string): string[] {
  const background = ['consumer', 'job', 'stream', 'inbound'].includes(kind)
  return [
    ...toWriteLogs,
    ...(infra.table ?? []).map((grant) => actionOfTableGrant[grant] ?? grant),
    ...(infra.media ?? []).map((grant) => actionsOfMediaGrant[grant] ?? grant),
    ...(infra.backups ?? []).map((grant) => actionsOfBackupGrant[grant] ?? grant),
    ...(infra.exportsTable ? toExport : []),
    ...(infra.readsRecoveryWindow ? ['dynamodb:DescribeContinuousBackups'] : []),
    ...(infra.drills ? toDrill : []),
    ...(infra.userPool ?? []).map((action) => `cognito-idp:${action}`),
    ...(infra.putsEvents ? ['events:PutEvents'] : []),
    ...(infra.pushesLive ? ['execute-api:ManageConnections'] : []),
    ...(infra.sendsMail ? ['ses:SendRawEmail'] : []),
    ...(infra.readsMailQuota ? ['ses:GetSendQuota'] : []),
    ...(infra.paysThrough || infra.logsInAtPool || infra.signsUnsubscribes || infra.signsAds || infra.asksAi
      ? ['secretsmanager:GetSecretValue']
      : []),
    ...(infra.keepsPaymentKeys || infra.keepsAiKey ? ['secretsmanager:PutSecretValue'] : []),
    ...(background ? toSendDeadLetters : []),
    ...(kind === 'stream' ? toReadStream : []),
  ]
}

type Statement = { effect: string; actions: string[]; resources: string[]; condition: Json }

const statementsOf = (name: string) => policyOf(name).filter(({ effect }) => effect === 'Allow')

function policyOf(name: string): Statement[] {
  const fn = functionNamed(platform, name)
  const role = referred(platform, fn, fn.properties.Role)
  expect(role.properties.ManagedPolicyArns).toBeUndefined()
  const attached = ofType(platform, 'AWS::IAM::Policy').filter(
    (policy) => policy.stack === fn.stack && policy.properties.Roles.some((ref: Json) => ref.Ref === role.id),
  )
  const documents = [
    ...role.properties.Policies.map((policy: Json) => policy.PolicyDocument),
    ...attached.map((policy) => policy.properties.PolicyDocument),
  ]
  return documents
    .flatMap((document) => document.Statement)
    .map((statement: Json) => {
      return {
        effect: statement.Effect,
        actions: [statement.Action].flat(),
        resources: [statement.Resource].flat().map(flat),
        condition: statement.Condition,
      }
    })
}

describe.each(allFunctions())('$name', ({ name, kind, infra }) => {
  test('runs on Node 24 and arm64 without tracing, under a role of its own', () => {
    const fn = functionNamed(platform, name)
    expect(fn.properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
    expect(fn.properties.TracingConfig).toBeUndefined()
    const role = referred(platform, fn, fn.properties.Role)
    const sharers = ofType(platform, 'AWS::Lambda::Function').filter(
      (other) => other.stack === fn.stack && flat(other.properties.Role) === `<${role.id}.Arn>`,
    )
    expect(sharers).toHaveLength(1)
  })

  test('keeps its log for a limited time', () => {
    const fn = functionNamed(platform, name)
    const log = referred(platform, fn, fn.properties.LoggingConfig.LogGroup)
    expect(log.properties.RetentionInDays).toBe(30)
  })

  test('may do what its infra declares and nothing else', () => {
    const actions = new Set(statementsOf(name).flatMap((statement) => statement.actions))
    expect([...actions].toSorted()).toEqual([...new Set(declaredActions(infra, kind))].toSorted())
  })

  test('may do it to named resources only', () => {
    for (const { actions, resources } of statementsOf(name)) {
      expect(actions.filter((action) => action.includes('*'))).toEqual([])
      // It reads a figure of the account, and is granted for everything or nothing.
      if (actions.join() === 'ses:GetSendQuota') continue
      for (const resource of resources) {
        expect(resource).toMatch(/^(<|arn:)/)
        const belowPrefix =
          /(\/(quarantine|media|documents|exports|received-mails|erasures|opt-outs|export)\/\*|\/live\/POST\/@connections\/\*)$/
        expect(resource.replace(belowPrefix, '')).not.toContain('*')
      }
    }
  })

  test('is told what its infra declares and nothing else', () => {
    const { Variables = {} } = functionNamed(platform, name).properties.Environment ?? {}
    const expected = [
      ...(infra.env ?? []),
      ...(infra.table ? ['TABLE_NAME'] : []),
      ...(infra.backups || infra.exportsTable ? ['BACKUP_BUCKET'] : []),
      ...(infra.exportsTable ? ['TABLE_ARN'] : []),
      ...(infra.exportsTable || infra.readsRecoveryWindow ? ['TABLE_EXPORTS_URL'] : []),
      ...(infra.drills ? ['DRILL_TABLE'] : []),
      ...(infra.sendsMail ? ['MAIL_CONFIGURATION_SET'] : []),
      ...(infra.logsInAtPool ? ['POOL_CLIENT_SECRET'] : []),
      ...(infra.paysThrough ? ['PAYMENT_SECRET'] : []),
      ...(infra.signsUnsubscribes ? ['UNSUBSCRIBE_SECRET'] : []),
      ...(infra.signsAds ? ['AD_SECRET'] : []),
      ...(infra.asksAi ? ['AI_SECRET', 'AI_HOSTS', 'AI_ENDPOINT_URL'] : []),
      ...(infra.paysThrough ?? []).map((provider) => `${provider.toUpperCase()}_API_URL`),
      ...(kind === 'route' ? ['ORIGIN_SECRET'] : []),
    ]
    expect(Object.keys(Variables).toSorted()).toEqual(expected.toSorted())
  })
})

test('no request reads the whole table, and no work in the background but the jobs that must', () => {
  const scanning = allFunctions().filter(({ infra }) => infra.table?.includes('scan'))
  expect(scanning.map(({ name }) => name)).toEqual([
    'migrate_rows',
    'renew_search_index',
    'check_search_index',
  ])
})

test('what encodes pictures has a whole CPU and the time that it needs, and nothing else encodes any', () => {
  const publishes = ({ infra }: { infra: FunctionInfra }) => infra.media?.includes('putPublic') ?? false
  const encoding = allFunctions().filter((entry) => publishes(entry) && entry.name !== 'getEventPicture')
  expect(encoding.map(({ name }) => name).toSorted()).toEqual([
    'addItemPicture',
    'addListingPicture',
    'addPagePicture',
    'createEvent',
    'createOrganization',
    'createTeam',
    'createVehicle',
    'encode_stored_pictures',
    'setAdCreativePicture',
    'setHouseAdPicture',
    'setListingLogo',
    'setProfilePicture',
    'updateEvent',
    'updateOrganization',
    'updateTeam',
    'updateVehicle',
    'writeReview',
  ])
  for (const { name } of encoding) {
    const { MemorySize, Timeout } = functionNamed(platform, name).properties
    expect([name, MemorySize, Timeout >= 29]).toEqual([name, 1769, true])
  }
})

test('what is audited can be changed or deleted by no function, and put by those alone that write entries', () => {
  const changing = ['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem', 'dynamodb:UpdateItem']
  const put = 'dynamodb:PutItem'
  const condition = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['AUDIT#*'] } }
  let refused = 0
  for (const { name, infra } of allFunctions()) {
    // The table for drills holds copies.
    const granted = statementsOf(name)
      .filter(({ resources }) => !resources.every((resource) => resource.includes('DrillTable')))
      .flatMap(({ actions }) => actions)
    const kept = infra.writesAudit ? changing : [...changing, put].toSorted()
    const may = kept.filter((action) => granted.includes(action))
    if (infra.writesAudit) expect(granted, name).toContain(put)
    const refusals = policyOf(name).filter(({ effect }) => effect !== 'Allow')
    expect(
      refusals.map((one) => [one.effect, one.actions.toSorted(), one.condition]),
      name,
    ).toEqual(may.length > 0 ? [['Deny', may, condition]] : [])
    refused += refusals.length
  }
  expect(refused).toBeGreaterThan(10)
})

const unspoken = allFunctions().filter(({ kind }) => ['trigger', 'site'].includes(kind))

test.each(unspoken)('$name rings when a share of its calls fails or is throttled', ({ name }) => {
  const { id, stack, path } = functionNamed(platform, name)
  const alarms = ofType(platform, 'AWS::CloudWatch::Alarm').filter(
    (alarm) => alarm.stack === stack && alarm.path.startsWith(`${path}/`),
  )
  expect(alarms.map((alarm) => alarm.path)).toEqual([`${path}/Failures`])
  const watched = metricsOf(alarms[0]?.properties)
    .filter(
      ({ Namespace, Dimensions }) => Namespace === 'AWS/Lambda' && flat(Dimensions[0].Value) === `<${id}>`,
    )
    .map(({ MetricName }) => MetricName)
  expect(watched.toSorted()).toEqual(['Errors', 'Invocations', 'Throttles'])
})

// The alarm of the site stands in us-east-1 alone, and these templates name no region.
test('what rings by its rate needs five failures and one percent', () => {
  const rates = ofType(platform, 'AWS::CloudWatch::Alarm').filter(({ properties }) =>
    properties.Metrics?.some(({ Label }: Json) => Label === 'failures in percent'),
  )
  expect(rates).toHaveLength(unspoken.length + apiNames.length + 1)
  for (const { properties } of rates) {
    const [{ Expression }] = properties.Metrics.filter((metric: Json) => metric.Expression)
    expect(Expression).toMatch(/^IF\((.+) >= 5, 100 \* \(\1\) \/ \(.+\), 0\)$/)
    expect(properties).toMatchObject({
      Threshold: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      TreatMissingData: 'notBreaching',
    })
  }
})

test('sign-ins that Cognito throttles ring, for both clients of the pool', () => {
  const [alarm, ...others] = ofType(platform, 'AWS::CloudWatch::Alarm').filter(
    ({ stack, properties }) =>
      stack === 'CarAudio-identity' &&
      metricsOf(properties).some(({ Namespace }) => Namespace === 'AWS/Cognito'),
  )
  expect(others).toEqual([])
  const watched = metricsOf(alarm?.properties).map(
    ({ MetricName, Dimensions }) =>
      `${MetricName} ${flat(Dimensions.find(({ Name }: Json) => Name === 'UserPoolClient').Value)}`,
  )
  expect(watched.filter((one) => one.startsWith('SignInThrottles'))).toHaveLength(2)
  expect(new Set(watched.map((one) => one.split(' ')[0]))).toEqual(
    new Set(['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles']),
  )
})

test('live connections that fail ring by their rate', () => {
  const alarms = ofType(platform, 'AWS::CloudWatch::Alarm').filter(({ stack }) => stack === 'CarAudio-live')
  expect(alarms).toHaveLength(1)
  expect(
    metricsOf(alarms[0]?.properties)
      .map(({ MetricName }) => MetricName)
      .toSorted(),
  ).toEqual(['Errors', 'Errors', 'ExecutionError', 'Invocations', 'Invocations', 'Throttles', 'Throttles'])
})

test('there are far fewer alarms than functions, and no metric-math alarm looks at more than ten metrics', () => {
  const alarms = ofType(platform, 'AWS::CloudWatch::Alarm')
  console.log(`${alarms.length} alarms, ${platform.resources.length} resources`)
  expect(alarms.length).toBeLessThanOrEqual(60)
  for (const { path, properties } of alarms)
    expect(metricsOf(properties).length, path).toBeLessThanOrEqual(10)
})

/** What an alarm looks at, by itself or as part of a sum. */
const metricsOf = (alarm: Json): Json[] =>
  alarm.Metrics ? alarm.Metrics.flatMap(({ MetricStat }: Json) => MetricStat?.Metric ?? []) : [alarm]

/** The people a trigger turns away. */
const strangers: [string, (event: never) => Promise<unknown>, object[]][] = [
  [
    'preSignUp',
    preSignUp,
    [
      { triggerSource: 'PreSignUp_SignUp', request: { userAttributes: {} } },
      { triggerSource: 'PreSignUp_ExternalProvider', userName: 'google_1', request: { userAttributes: {} } },
    ],
  ],
  [
    'customMessage',
    customMessage,
    ['UpdateUserAttribute', 'VerifyUserAttribute'].map((occasion) => ({
      triggerSource: `CustomMessage_${occasion}`,
      request: { userAttributes: {} },
    })),
  ],
  [
    'preTokenGeneration',
    preTokenGeneration,
    [undefined, { permit: 'a guess' }].map((clientMetadata) => ({
      triggerSource: 'TokenGeneration_RefreshTokens',
      callerContext: { clientId: 'web' },
      request: { userAttributes: {}, clientMetadata },
    })),
  ],
]

test.each(strangers)(
  'a caller whom %s refuses rings no alarm, while what breaks does',
  async (name, handler, refused) => {
    const trigger = functionNamed(platform, name)
    const filter = ofType(platform, 'AWS::Logs::MetricFilter').find(
      ({ properties }) => flat(properties.LogGroupName) === flat(trigger.properties.LoggingConfig.LogGroup),
    )
    const [counted] = filter?.properties.MetricTransformations ?? []
    const alarm = ofType(platform, 'AWS::CloudWatch::Alarm').find(({ path }) => path === `${name}/Failures`)
    const metrics: Json[] = alarm?.properties.Metrics ?? []
    expect(metrics.find(({ Expression }) => Expression)?.Expression).toContain(
      '(FILL(errors, 0) + FILL(throttles, 0) - FILL(refused, 0))',
    )
    const metricOf = (id: string) => metrics.find(({ Id }) => Id === id)?.MetricStat.Metric
    expect(metricOf('errors')).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Errors' })
    expect(metricOf('refused')).toEqual({
      Namespace: counted.MetricNamespace,
      MetricName: counted.MetricName,
    })
    const lines: string[] = []
    printLogsWith((line) => void lines.push(line))
    vi.stubEnv('TABLE_NAME', 'test')
    const documents = mockClient(DynamoDBDocumentClient)
    documents.on(GetCommand).resolves({})
    onTestFinished(() => {
      documents.restore()
      vi.unstubAllEnvs()
      printLogsWith((line) => void process.stdout.write(line))
    })
    for (const event of refused) await expect(handler(event as never)).rejects.toThrow()
    const events = lines.map((line) => JSON.parse(line).event)
    expect(events).toHaveLength(2)
    for (const event of events) expect(filter?.properties.FilterPattern).toContain(`$.event = "${event}"`)
  },
)

test('every query reaches the table and its three indexes, each by name', () => {
  const query = statementsOf('listNotifications').find(({ actions }) => actions.includes('dynamodb:Query'))
  expect(query?.resources.map((resource) => resource.replace(/^<.*>/, ''))).toEqual([
    '',
    '/index/gsi1',
    '/index/gsi2',
    '/index/gsi3',
  ])
})

test('uploads go to the quarantine, and only what was looked at leaves it', () => {
  const media = (name: string) =>
    statementsOf(name)
      .filter(({ actions }) => actions.some((action) => action.startsWith('s3:')))
      .map(({ actions, resources }) => `${actions} ${resources.map((arn) => arn.replace(/^<.*?>/, ''))}`)
  expect(media('createUpload')).toEqual(['s3:PutObject /quarantine/*'])
  expect(media('setProfilePicture')).toEqual([
    's3:GetObject /quarantine/*',
    's3:DeleteObject,s3:PutObject /media/*',
  ])
})

test('files are listed where members have theirs, and nowhere else in the bucket', () => {
  const listed = allFunctions().flatMap(({ name }) =>
    statementsOf(name)
      .filter(({ actions }) => actions.includes('s3:ListBucket'))
      .map(({ actions, condition }) => ({ name, actions, condition })),
  )
  const below = (...prefixes: string[]) => ({ StringLike: { 's3:prefix': prefixes } })
  const actions = ['s3:ListBucket']
  const everywhere = below(
    'media/profile-pictures/*',
    'media/event-posters/*',
    'media/vehicle-photos/*',
    'documents/*',
    'quarantine/*',
    'exports/*',
  )
  expect(listed.filter(({ name }) => !isOfBackups(name))).toEqual([
    { name: 'eraseAccount', actions, condition: everywhere },
    {
      name: 'buildExport',
      actions,
      condition: below(
        'media/profile-pictures/*',
        'media/event-posters/*',
        'media/vehicle-photos/*',
        'documents/*',
      ),
    },
    { name: 'delete_due_accounts', actions, condition: everywhere },
    { name: 'encode_stored_pictures', actions, condition: below('media/event-posters/*') },
  ])
  const ofBackups = listed.filter(({ name }) => isOfBackups(name))
  expect(ofBackups.map(({ condition }) => condition)).toEqual(ofBackups.map(() => below('exports/*')))
})

const isOfBackups = (name: string) => {
  const found = allFunctions().find((one) => one.name === name)
  return found?.infra.backups?.includes('listExports') ?? false
}

test('only what makes, checks, drills, or hands out backups comes near their files', () => {
  const may = (is: (infra: FunctionInfra) => unknown) =>
    allFunctions()
      .filter(({ infra }) => is(infra))
      .map(({ name }) => name)
      .toSorted()
  expect(may(({ backups }) => backups?.includes('readExport'))).toEqual([
    'createBackupLinks',
    'follow_backups',
    'makeBackup',
    'runDrill',
  ])
  expect(may(({ backups }) => backups?.includes('deleteExport'))).toEqual(['deleteBackup'])
  expect(may(({ exportsTable }) => exportsTable)).toEqual(['follow_backups', 'makeBackup'])
  expect(may(({ drills }) => drills)).toEqual(['runDrill'])
  expect(may(({ readsRecoveryWindow }) => readsRecoveryWindow)).toEqual(['getRecovery'])
})

test('a drill writes into its own table alone, and reads that alone as a whole', () => {
  const onTables = statementsOf('runDrill').filter(({ actions }) =>
    actions.some((action) => action.startsWith('dynamodb:')),
  )
  expect(
    onTables.map(({ actions, resources }) => [actions.toSorted(), resources.map((arn) => /Drill/.test(arn))]),
  ).toEqual([
    [['dynamodb:GetItem', 'dynamodb:PutItem'], [false]],
    [toDrill, [true]],
  ])
})

test('no policy of any stack allows every action or every resource', () => {
  const ofRoles = platform.resources.filter(({ type }) => /^AWS::IAM::(Role|Policy)$/.test(type))
  const documents = ofRoles.flatMap(({ properties }) => [
    ...(properties.Policies ?? []).map((policy: Json) => policy.PolicyDocument),
    ...(properties.PolicyDocument ? [properties.PolicyDocument] : []),
  ])
  const allowing = documents
    .flatMap((document) => document.Statement)
    .filter((statement) => statement.Effect === 'Allow')
  expect(allowing.filter(({ Action }) => [Action].flat().some((action) => action.includes('*')))).toEqual([])
  // The account’s quota of mails has no name that a policy could give.
  const ofEverything = allowing.filter(({ Resource }) => [Resource].flat().includes('*'))
  expect(ofEverything.filter(({ Action }) => Action !== 'ses:GetSendQuota')).toEqual([])
})
