import { expect, test } from 'vitest'
import { countResources, type TemplateResource } from './counted-resources.ts'
import { type MemberUsage, memberUsage } from './member-usage.ts'
import { type MonthlyCost, monthlyCost, totalOf } from './monthly-cost.ts'
import { charge, prices } from './prices.ts'
import { runsPerMonth } from './runs-per-month.ts'
import { signInCost } from './sign-in-cost.ts'

const resource = (type: string, properties: object = {}, id = type): TemplateResource => ({
  stack: 'test',
  id,
  type,
  properties,
})

const metricStat = (Period = 300) => ({ MetricStat: { Period } })
const plainAlarm = resource('AWS::CloudWatch::Alarm', { MetricName: 'Errors', Period: 300 })
const ratioAlarm = resource('AWS::CloudWatch::Alarm', {
  Metrics: [{ Expression: 'errors / calls' }, metricStat(), metricStat()],
})

const minutely = [
  resource('AWS::Lambda::Function', { MemorySize: 1024 }, 'job'),
  resource('AWS::Scheduler::Schedule', {
    ScheduleExpression: 'rate(1 minute)',
    Target: { Arn: { 'Fn::GetAtt': ['job', 'Arn'] } },
  }),
]

const nothing = countResources([])

const cents = (dollars: number) => Math.round(dollars * 100)

test('each part of a quantity has the price of its own step, and what is free stays free', () => {
  const price = [
    { upTo: 10, each: 0 },
    { upTo: 30, each: 2 },
    { upTo: Number.POSITIVE_INFINITY, each: 1 },
  ]
  expect(charge(10, price)).toBe(0)
  expect(charge(11, price)).toBe(2)
  expect(charge(30, price)).toBe(40)
  expect(charge(35, price)).toBe(45)
})

test('calls of the API become cheaper beyond 300 million', () => {
  expect(charge(5_000_000, prices.apiCall)).toBeCloseTo(5)
  expect(charge(500_000_000, prices.apiCall)).toBeCloseTo(300 + 180)
})

test('an alarm on an expression is charged for each metric in it, and the first ten metrics are free', () => {
  const eleven = countResources([...Array.from({ length: 9 }, () => plainAlarm), ratioAlarm])
  expect(eleven.alarms).toBe(10)
  expect(eleven.alarmMetrics).toBe(11)
  expect(cents(monthlyCost(eleven, 0, memberUsage)['Alarms and metrics'])).toBe(10)
})

test('an alarm that looks every ten seconds costs thirty cents, and one made of others fifty', () => {
  const counted = countResources([
    resource('AWS::CloudWatch::Alarm', { MetricName: 'Errors', Period: 10 }),
    resource('AWS::CloudWatch::CompositeAlarm'),
  ])
  expect(cents(monthlyCost(counted, 0, memberUsage)['Alarms and metrics'])).toBe(80)
})

test('an alarm whose metrics no template names is refused instead of counted wrong', () => {
  const asking = resource('AWS::CloudWatch::Alarm', {
    Metrics: [{ Expression: 'SELECT SUM(Errors) FROM "AWS/Lambda"' }],
  })
  expect(() => countResources([asking])).toThrow(/how many metrics/)
})

test('a metric of failures is charged by its hours, and one with a value all month in full', () => {
  const filter = (MetricName: string, more: object = {}) =>
    resource('AWS::Logs::MetricFilter', {
      MetricTransformations: [{ MetricNamespace: 'test', MetricName, ...more }],
    })
  const failing = countResources(Array.from({ length: 20 }, (_, at) => filter(`failure${at}`)))
  expect(monthlyCost(failing, 0, memberUsage)['Alarms and metrics']).toBe(0)
  const steady = countResources(Array.from({ length: 12 }, (_, at) => filter(`m${at}`, { DefaultValue: 0 })))
  expect(cents(monthlyCost(steady, 0, memberUsage)['Alarms and metrics'])).toBe(60)
})

test('secrets made by hand are counted once each, where the template takes their value', () => {
  const counted = countResources([
    resource('AWS::SecretsManager::Secret'),
    resource('AWS::Lambda::Function', {
      Environment: '{{resolve:secretsmanager:turnstile:SecretString:::}}',
    }),
    resource('AWS::Lambda::Function', {
      Environment: '{{resolve:secretsmanager:turnstile:SecretString:::}}',
    }),
  ])
  expect(counted.secrets).toBe(2)
  expect(cents(monthlyCost(counted, 0, memberUsage).Secrets)).toBe(80)
})

test('schedules run as often as they say', () => {
  expect(runsPerMonth('rate(1 minute)')).toBe(43_800)
  expect(runsPerMonth('rate(5 minutes)')).toBe(8760)
  expect(runsPerMonth('rate(1 day)')).toBeCloseTo(30.4, 1)
  expect(runsPerMonth('cron(30 4 * * ? *)')).toBeCloseTo(30.4, 1)
  expect(runsPerMonth('cron(0/10 * * * ? *)')).toBeCloseTo(4380)
  expect(runsPerMonth('cron(0 9 ? * MON *)')).toBeCloseTo(4.35, 2)
  expect(runsPerMonth('cron(0 10 1 * ? *)')).toBe(1)
  expect(() => runsPerMonth('at(2030-01-01T00:00:00)')).toThrow(/cannot be told/)
})

test('a job of a gigabyte that runs each minute stays within what functions are given for free', () => {
  const counted = countResources(minutely)
  expect(counted.jobRuns).toBe(43_800)
  expect(counted.jobMegabyteRuns).toBe(43_800 * 1024)
  expect(monthlyCost(counted, 0, memberUsage).Functions).toBe(0)
})

test('two consumers of one fact and one of another make a fact wake one and a half', () => {
  const rule = (fact: string) =>
    resource('AWS::Events::Rule', { EventBusName: 'facts', EventPattern: { 'detail-type': [fact] } })
  const ofMails = resource('AWS::Events::Rule', { EventPattern: { 'detail-type': ['bounced'] } })
  expect(countResources([rule('a'), rule('a'), rule('b'), ofMails]).consumersPerFact).toBe(1.5)
})

test('backups lie there as often as the rules of their bucket keep them', () => {
  const bucket = resource('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: [
        { Prefix: 'exports/daily/', ExpirationInDays: 35 },
        { Prefix: 'exports/monthly/', ExpirationInDays: 365 },
        { Prefix: 'erasures/', ExpirationInDays: 400 },
      ],
    },
  })
  expect(countResources([bucket]).backupCopies).toBeCloseTo(35 + 12)
})

test('10,000 members with two million calls and nothing else cost two dollars for APIs', () => {
  const calling = { ...silent(), apiCalls: 200 }
  const month = monthlyCost(nothing, 10_000, calling)
  expect(month.APIs).toBeCloseTo(2)
  // Two million runs, of which one million is free.
  expect(month.Functions).toBeCloseTo(0.2)
  expect(month.Table).toBeCloseTo(0)
  expect(totalOf(month)).toBeCloseTo(2.2)
})

test('the table is charged by what is read, written, and kept beyond 25 gigabytes', () => {
  const storing = {
    ...silent(),
    apiCalls: 10,
    readUnitsPerCall: 4,
    changes: 1,
    writeUnitsPerChange: 8,
    tableKilobytes: 50,
  }
  const gigabytes = (1_000_000 * 50) / 1024 ** 2
  const { Table } = monthlyCost(nothing, 1_000_000, storing)
  expect(cents(Table)).toBe(cents(40 * 0.125 + 8 * 0.625 + (gigabytes - 25) * 0.25))
})

test('sign-in is free for 10,000 members and then has the price of the plan of the pool', () => {
  const pool = countResources([resource('AWS::Cognito::UserPool')])
  expect(monthlyCost(pool, 10_000, memberUsage)['Sign-in']).toBe(0)
  expect(monthlyCost(pool, 1_000_000, memberUsage)['Sign-in']).toBeCloseTo(14_850)
  expect(monthlyCost(nothing, 1_000_000, memberUsage)['Sign-in']).toBe(0)
  const lite = countResources([resource('AWS::Cognito::UserPool', { UserPoolTier: 'LITE' })])
  expect(monthlyCost(lite, 1_000_000, memberUsage)['Sign-in']).toBeCloseTo(4635)
})

test('Lite costs less than a third of Essentials for a million members, and a pool of our own less than a tenth of Lite', () => {
  const { essentials, lite, own } = signInCost(1_000_000, memberUsage)
  expect(essentials).toBeCloseTo(14_850)
  expect(lite).toBeCloseTo(90_000 * 0.0055 + 900_000 * 0.0046)
  expect(own).toBeLessThan(lite / 10)
})

/** Members who do nothing at all, in the units of the model. */
function silent(): MemberUsage {
  const zeros = Object.fromEntries(Object.keys(memberUsage).map((name) => [name, 0]))
  return { ...zeros, runsPerStart: Number.POSITIVE_INFINITY } as MemberUsage
}

test('a month that nobody comes in costs what the template has, and nothing more', () => {
  const counted = countResources([...minutely, ...Array.from({ length: 12 }, () => plainAlarm)])
  const idle: Partial<MonthlyCost> = monthlyCost(counted, 0, memberUsage)
  const { 'Alarms and metrics': alarms, Table, Secrets, ...others } = idle
  expect(cents(alarms ?? 0)).toBe(20)
  // 43,800 runs read five units each and write one, and one in 200 of them reads a secret.
  expect(cents(Table ?? 0)).toBe(5)
  expect(Secrets).toBeCloseTo((43_800 / 200) * (0.05 / 10_000))
  expect(Object.values(others).filter((dollars) => dollars > 0)).toEqual([])
})
