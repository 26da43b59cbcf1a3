import { beforeAll, describe, expect, test } from 'vitest'
import { factSource } from '#core/platform/facts/fact-source.ts'
import { longestPause } from '#core/platform/jobs/stopped-jobs.ts'
import { schedulesOfJobs } from '#functions/jobs/schedules-of-jobs.ts'
import { backgroundFunctions, domainsInBackground } from '#lib/background-infra/background-functions.ts'
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

const inFailures = (type: string) =>
  ofType(platform, type).filter(({ stack }) => stack === stackNames.failures)

/** Its queue stands in another stack, which exports its ARN. */
function queueArn(name: string): string {
  const domain = backgroundFunctions.find((one) => one.name === name)?.domain
  const queue = inFailures('AWS::SQS::Queue').find(({ path }) => path === `${domain}DeadLetters`)
  return `<${stackNames.failures}:ExportsOutputFnGetAtt${queue?.id}Arn`
}

/** Where Lambda puts what a function that is called without an answer has failed at. */
function onFailure(name: string): string {
  const fn = functionNamed(platform, name)
  const settings = ofType(platform, 'AWS::Lambda::EventInvokeConfig').find(
    ({ stack, properties }) => stack === fn.stack && properties.FunctionName.Ref === fn.id,
  )
  expect(settings?.properties.MaximumRetryAttempts).toBe(2)
  expect(fn.properties.DeadLetterConfig).toBeUndefined()
  return flat(settings?.properties.DestinationConfig.OnFailure.Destination)
}

test('each domain with work in the background has one queue for what it could not handle, encrypted and watched', () => {
  const queues = inFailures('AWS::SQS::Queue')
  expect(queues.map(({ path }) => path).toSorted()).toEqual(
    domainsInBackground.map((domain) => `${domain}DeadLetters`),
  )
  expect(ofType(platform, 'AWS::SQS::Queue')).toHaveLength(queues.length)
  for (const { properties, id, path } of queues) {
    expect(properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 86_400 })
    const alarms = inFailures('AWS::CloudWatch::Alarm').filter(
      ({ properties: { MetricName, Dimensions } }) =>
        MetricName === 'NumberOfMessagesSent' && flat(Dimensions[0].Value) === `<${id}.QueueName>`,
    )
    expect(
      alarms.map(({ properties: { Threshold, AlarmDescription } }) => [Threshold, AlarmDescription]),
    ).toEqual([[0, expect.stringContaining(`of ${path.replace('DeadLetters', '')} gave up`)]])
  }
})

test('a queue takes what rules of this account could not deliver, by one statement for all of them', () => {
  const policies = inFailures('AWS::SQS::QueuePolicy')
  expect(policies).toHaveLength(domainsInBackground.length)
  for (const { properties } of policies) {
    const [allowed, ...others] = properties.PolicyDocument.Statement.filter(
      ({ Effect }: Json) => Effect === 'Allow',
    )
    expect(others).toEqual([])
    expect(allowed).toMatchObject({
      Principal: { Service: 'events.amazonaws.com' },
      Action: 'sqs:SendMessage',
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    })
    expect(flat(allowed.Condition.ArnLike['aws:SourceArn'])).toMatch(/:events:.*:rule\/\*$/)
  }
})

test('emails that are given up, or go out in other words, ring one alarm for all that send any by themselves', () => {
  const senders = Object.entries({ ...consumers, ...jobs }).filter(([, infra]) => infra.sendsMail)
  for (const [event, metric] of [
    ['mail.given_up', 'MailsGivenUp'],
    ['mail.override_broken', 'MailsInOriginalWords'],
  ] as const) {
    const filters = inBackground('AWS::Logs::MetricFilter').filter(
      ({ properties }) => properties.MetricTransformations[0].MetricName === metric,
    )
    const groups = senders.map(([name]) =>
      flat(functionNamed(platform, name).properties.LoggingConfig.LogGroup),
    )
    expect(filters.map(({ properties }) => flat(properties.LogGroupName)).toSorted()).toEqual(
      groups.toSorted(),
    )
    for (const { properties } of filters) expect(properties.FilterPattern).toContain(`"${event}"`)
    const [{ MetricNamespace } = {} as Json] = filters[0]?.properties.MetricTransformations ?? []
    const alarms = inBackground('AWS::CloudWatch::Alarm').filter(
      ({ properties }) => properties.MetricName === metric,
    )
    expect(alarms.map(({ properties }) => [properties.Namespace, properties.Threshold])).toEqual([
      [MetricNamespace, 0],
    ])
  }
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
    expect(flat(target.DeadLetterConfig.Arn)).toContain(queueArn(name))
    expect(onFailure(name)).toContain(queueArn(name))
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
    expect(flat(DeadLetterConfig.Arn)).toContain(queueArn(name))
    expect(onFailure(name)).toContain(queueArn(name))
    const caller = referred(platform, found as Resource, RoleArn)
    const statements = caller.properties.Policies[0].PolicyDocument.Statement
    const granted = (action: string): string[] =>
      statements
        .filter(({ Action }: Json) => Action === action)
        .flatMap(({ Resource }: Json) => [Resource].flat().map(flat))
    expect(granted('lambda:InvokeFunction')).toContain(arnOf(name))
    expect(granted('sqs:SendMessage')).toEqual([expect.stringContaining(queueArn(name))])
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
    expect(flat(mapping?.properties.DestinationConfig.OnFailure.Destination)).toContain(queueArn(name))
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
  '%s stands in the stack of its noun, and has no alarm of its own',
  (name, { noun }) => {
    const { stack, path } = functionNamed(platform, name)
    expect(stack).toBe(`CarAudio-${stackOfNoun(noun)}`)
    const alarms = inBackground('AWS::CloudWatch::Alarm').filter((alarm) => alarm.path.startsWith(`${path}/`))
    expect(alarms.map((alarm) => alarm.path)).toEqual(
      jobs[name]?.watchesJobs ? [`${path}/Stopped`, `${path}/Heartbeat`] : [],
    )
  },
)

test('one job misses the others, rings when one has stopped, and is missed itself when schedules stop firing', () => {
  expect(Object.keys(jobs).filter((name) => jobs[name]?.watchesJobs)).toEqual(['watch_jobs'])
  const alarmAt = (path: string) =>
    inBackground('AWS::CloudWatch::Alarm').find((alarm) => alarm.path === path)?.properties
  expect(alarmAt('watch_jobs/Heartbeat')).toMatchObject({
    MetricName: 'Invocations',
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'missing',
    InsufficientDataActions: [expect.anything()],
  })
  const group = flat(functionNamed(platform, 'watch_jobs').properties.LoggingConfig.LogGroup)
  const filter = inBackground('AWS::Logs::MetricFilter').find(
    ({ properties }) => flat(properties.LogGroupName) === group,
  )
  expect(filter?.properties.FilterPattern).toContain('"job.stopped"')
  expect(alarmAt('watch_jobs/Stopped')).toMatchObject({
    MetricName: filter?.properties.MetricTransformations[0].MetricName,
    Threshold: 0,
  })
})

test('the job that misses others knows each job with its schedule, and how long it may stay away', () => {
  expect(schedulesOfJobs).toEqual(
    Object.fromEntries(Object.entries(jobs).map(([name, { schedule }]) => [name, schedule])),
  )
  for (const schedule of Object.values(schedulesOfJobs)) expect(longestPause(schedule)).toBeGreaterThan(0)
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
