import { beforeAll, describe, expect, test } from 'vitest'
import { factSource } from '#core/platform/facts/fact-source.ts'
import { consumers } from '#lib/background-infra/consumers.ts'
import { jobs } from '#lib/background-infra/jobs.ts'
import { streams } from '#lib/background-infra/streams.ts'
import type { ConsumerSource } from '#lib/noun-infra.ts'
import { stackOfNoun } from '#lib/stacks/nouns-of-stacks.ts'
import { domainStackNames, stackNames } from '#lib/stacks/stack-names.ts'
import {
  flat,
  functionNamed,
  type Json,
  ofType,
  type Platform,
  type Resource,
  referred,
  synthesize,
} from './synthesize.ts'

let platform: Platform
beforeAll(async () => {
  platform = await synthesize()
})

const inBackground = (type: string) => ofType(platform, type).filter(({ stack }) => inBackgroundOf.has(stack))

/** The stacks that hold consumers, jobs, and the readers of the table stream. */
const inBackgroundOf = new Set([stackNames.facts, ...domainStackNames])

const arnOf = (name: string) => `<${functionNamed(platform, name).id}.Arn>`

function deadLettersOf(name: string): Resource {
  const queue = inBackground('AWS::SQS::Queue').find(({ path }) => path === `${name}DeadLetters`)
  if (!queue) throw new Error(`${name} has no dead-letter queue`)
  return queue
}

const queueArn = (name: string) => `<${deadLettersOf(name).id}.Arn>`

describe.each([...Object.keys(consumers), ...Object.keys(jobs), ...Object.keys(streams)])('%s', (name) => {
  test('puts what it could not handle into a queue of its own, which is encrypted and watched', () => {
    const queue = deadLettersOf(name)
    expect(queue.properties).toMatchObject({
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 14 * 86_400,
    })
    const depth = inBackground('AWS::CloudWatch::Alarm').filter(
      ({ properties }) =>
        properties.MetricName === 'ApproximateNumberOfMessagesVisible' &&
        flat(properties.Dimensions[0].Value) === `<${queue.id}.QueueName>`,
    )
    expect(depth).toHaveLength(1)
  })
})

test.each(['deliverMail', 'deliver_due_mails'])('mails that %s gives up ring an alarm', (name) => {
  const group = flat(functionNamed(platform, name).properties.LoggingConfig.LogGroup)
  const filter = inBackground('AWS::Logs::MetricFilter').find(
    ({ properties }) => flat(properties.LogGroupName) === group,
  )
  expect(filter?.properties.FilterPattern).toContain('"mail.given_up"')
  const [counted] = filter?.properties.MetricTransformations ?? []
  const alarm = inBackground('AWS::CloudWatch::Alarm').find(({ path }) => path === `${name}/Mails`)
  expect(alarm?.properties).toMatchObject({
    MetricName: counted.MetricName,
    Namespace: counted.MetricNamespace,
    Threshold: 0,
  })
})

describe.each(Object.entries(consumers))('%s', (name, { on }) => {
  test('is woken by its event on the right bus, tried again, and given up into its queue', () => {
    const rule = inBackground('AWS::Events::Rule').find(
      ({ properties }) => flat(properties.Targets[0].Arn) === arnOf(name),
    )
    const source: ConsumerSource = on
    expect(rule?.properties.EventPattern).toEqual(
      'fact' in source
        ? { source: [factSource], 'detail-type': [source.fact] }
        : { source: [source.service], 'detail-type': source.detailTypes },
    )
    expect(Boolean(rule?.properties.EventBusName)).toBe('fact' in source)
    const [target] = rule?.properties.Targets ?? []
    expect(target.RetryPolicy.MaximumRetryAttempts).toBeGreaterThan(0)
    expect(flat(target.DeadLetterConfig.Arn)).toBe(queueArn(name))
    expect(flat(functionNamed(platform, name).properties.DeadLetterConfig.TargetArn)).toBe(queueArn(name))
  })
})

describe.each(Object.entries(jobs))('%s', (name, { schedule }) => {
  test('runs on its schedule, is told the time it was due, and is given up into its queue', () => {
    const found = inBackground('AWS::Scheduler::Schedule').find(
      ({ properties }) => flat(properties.Target.Arn) === arnOf(name),
    )
    expect(found?.properties).toMatchObject({
      ScheduleExpression: schedule,
      FlexibleTimeWindow: { Mode: 'OFF' },
    })
    const { Input, DeadLetterConfig, RetryPolicy, RoleArn } = found?.properties.Target ?? {}
    expect(JSON.parse(Input)).toEqual({ time: '<aws.scheduler.scheduled-time>' })
    expect(RetryPolicy.MaximumRetryAttempts).toBeGreaterThan(0)
    expect(flat(DeadLetterConfig.Arn)).toBe(queueArn(name))
    expect(flat(functionNamed(platform, name).properties.DeadLetterConfig.TargetArn)).toBe(queueArn(name))
    const caller = referred(platform, found as Resource, RoleArn)
    const statements = caller.properties.Policies[0].PolicyDocument.Statement
    const granted = (action: string): string[] =>
      statements
        .filter(({ Action }: Json) => Action === action)
        .flatMap(({ Resource }: Json) => [Resource].flat().map(flat))
    expect(granted('lambda:InvokeFunction')).toContain(arnOf(name))
    expect(granted('sqs:SendMessage')).toContain(queueArn(name))
    expect(statements).toHaveLength(2)
  })
})

describe.each(Object.entries(streams))('%s', (name, infra) => {
  test('reads the stream for its entities alone, narrows down what fails, and is watched for its age', () => {
    const mapping = inBackground('AWS::Lambda::EventSourceMapping').find(
      ({ properties }) => flat(properties.FunctionName) === `<${functionNamed(platform, name).id}>`,
    )
    expect(mapping?.properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      StartingPosition: 'TRIM_HORIZON',
    })
    expect(mapping?.properties.MaximumRetryAttempts).toBeGreaterThan(0)
    expect(flat(mapping?.properties.DestinationConfig.OnFailure.Destination)).toBe(queueArn(name))
    const filters = mapping?.properties.FilterCriteria.Filters.map(({ Pattern }: Json) => JSON.parse(Pattern))
    const ofEntities = { entity: { S: infra.entities } }
    expect(filters).toEqual([
      { dynamodb: { NewImage: ofEntities } },
      ...('removals' in infra ? [{ eventName: ['REMOVE'], dynamodb: { OldImage: ofEntities } }] : []),
    ])
    const age = inBackground('AWS::CloudWatch::Alarm').filter(
      ({ properties }) =>
        properties.MetricName === 'IteratorAge' &&
        flat(properties.Dimensions[0].Value) === `<${functionNamed(platform, name).id}>`,
    )
    expect(age).toHaveLength(1)
  })
})

test('the schedules of a stack share one caller, which may call its jobs and nothing else', () => {
  const callers = inBackground('AWS::IAM::Role').filter(({ path }) => path === 'ScheduleCaller')
  for (const { stack, properties } of callers) {
    const own = Object.entries(jobs).filter(([, { noun }]) => `CarAudio-${stackOfNoun(noun)}` === stack)
    const [invoke] = properties.Policies[0].PolicyDocument.Statement
    expect([invoke.Resource].flat().map(flat).toSorted()).toEqual(own.map(([name]) => arnOf(name)).toSorted())
  }
  const stacks = new Set(Object.values(jobs).map(({ noun }) => `CarAudio-${stackOfNoun(noun)}`))
  expect(callers.map(({ stack }) => stack).toSorted()).toEqual([...stacks].toSorted())
})

test('there is nothing in the background that the registry does not know', () => {
  expect(inBackground('AWS::Events::Rule')).toHaveLength(Object.keys(consumers).length)
  expect(inBackground('AWS::Scheduler::Schedule')).toHaveLength(Object.keys(jobs).length)
  expect(inBackground('AWS::Lambda::EventSourceMapping')).toHaveLength(Object.keys(streams).length)
})

test.each([...Object.entries(consumers), ...Object.entries(jobs)])(
  '%s stands in the stack of its noun, with one alarm for what it could not handle',
  (name, { noun, sendsMail }) => {
    const { stack, path } = functionNamed(platform, name)
    expect(stack).toBe(`CarAudio-${stackOfNoun(noun)}`)
    const alarms = inBackground('AWS::CloudWatch::Alarm').map((alarm) => alarm.path)
    const own = alarms.filter(
      (alarm) => alarm.startsWith(`${path}/`) || alarm.startsWith(`${name}DeadLetters/`),
    )
    const beat = jobs[name]?.schedule === 'rate(1 minute)' ? [`${name}/Heartbeat`] : []
    expect(own.toSorted()).toEqual(
      [
        `${name}DeadLetters/Depth`,
        ...(sendsMail ? [`${name}/Mails`, `${name}/Words`] : []),
        ...beat,
      ].toSorted(),
    )
  },
)

test('it rings when schedules stop firing, which no failure would show', () => {
  const beat = inBackground('AWS::CloudWatch::Alarm').find(
    ({ path }) => path === 'deliver_due_mails/Heartbeat',
  )
  expect(beat?.properties).toMatchObject({
    MetricName: 'Invocations',
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
  })
})

test('it rings before Amazon stops the platform’s mail', () => {
  const names = inBackground('AWS::CloudWatch::Alarm').map(({ properties }) => properties.MetricName)
  expect(names).toEqual(expect.arrayContaining(['Reputation.BounceRate', 'Reputation.ComplaintRate']))
})

test('SES tells the account’s bus of bounces, complaints, and deliveries', () => {
  const [destination] = inBackground('AWS::SES::ConfigurationSetEventDestination')
  expect(destination?.properties.EventDestination).toMatchObject({
    MatchingEventTypes: ['bounce', 'complaint', 'delivery'],
  })
  expect(flat(destination?.properties.EventDestination.EventBridgeDestination.EventBusArn)).toMatch(
    /:event-bus\/default$/,
  )
})

test('every mail is sent from our own address, or from that of the support desk', () => {
  const fn = functionNamed(platform, 'deliverMail')
  const role = referred(platform, fn, fn.properties.Role)
  const statement = role.properties.Policies[0].PolicyDocument.Statement.find(
    ({ Action }: Json) => Action === 'ses:SendRawEmail',
  )
  expect(statement.Condition).toEqual({
    StringEquals: {
      'ses:FromAddress': [fn.properties.Environment.Variables.MAIL_FROM, 'support@support.example.org'],
    },
  })
  const identities = statement.Resource.map(flat).filter((arn: string) => arn.includes(':identity/'))
  expect(identities.map((arn: string) => arn.split('/')[1])).toEqual([
    'not-set.invalid',
    'support.example.org',
  ])
})
