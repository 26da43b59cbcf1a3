import type { SignInPlan } from './prices.ts'
import { runsPerMonth } from './runs-per-month.ts'

// biome-ignore lint/suspicious/noExplicitAny: a template is JSON of every shape
type Json = any

/** A resource of a template, with the stack whose ids it refers to. */
export type TemplateResource = { stack: string; id: string; type: string; properties: Json }

/** What a template has that is paid for each month, or that says how much a call makes run. */
export type CountedResources = {
  resources: number
  alarms: number
  alarmMetrics: number
  quickAlarmMetrics: number
  compositeAlarms: number
  /** Metrics that log filters make: some have a value all month, most only when something fails. */
  steadyMetrics: number
  failureMetrics: number
  /** Those of the template, and those that it takes values from. */
  secrets: number
  keys: number
  queues: number
  functions: number
  functionMegabytes: number
  /** The runs of all jobs in a month, which need no visitors, and megabytes of memory times runs. */
  jobRuns: number
  jobMegabyteRuns: number
  /** How many functions a fact wakes, on average. */
  consumersPerFact: number
  /** Groups that keep nothing for good, and how many months they keep it. */
  logMonths: number
  endlessLogs: number
  /** Tables that can be taken back to any second. */
  recoverableTables: number
  /** Copies of the table that lie in the bucket of backups on any day. */
  backupCopies: number
  /** Of the user pool, if there is one. */
  signInPlan: SignInPlan | undefined
  apiRunsEdgeFunction: boolean
  pageRunsEdgeFunction: boolean
  edgeKeepsLogs: boolean
}

const daysOfMonth = 365 / 12
const quickPeriod = 60

export function countResources(all: readonly TemplateResource[]): CountedResources {
  const of = (type: string) => all.filter((resource) => resource.type === type).map((one) => one.properties)
  const alarms = of('AWS::CloudWatch::Alarm').flatMap(alarmMetricsOf)
  const isQuick = ({ period }: AlarmMetric) => period < quickPeriod
  const metrics = of('AWS::Logs::MetricFilter').flatMap((filter) => filter.MetricTransformations)
  const functions = all.filter(({ type }) => type === 'AWS::Lambda::Function')
  const jobs = all.filter(({ type }) => type === 'AWS::Scheduler::Schedule')
  const kept = of('AWS::Logs::LogGroup').map((group) => Number(group.RetentionInDays ?? 0))
  const lasting = kept.filter((days) => days > 0)
  const site = of('AWS::CloudFront::Distribution').map((one) => one.DistributionConfig)
  return {
    resources: all.length,
    alarms: of('AWS::CloudWatch::Alarm').length,
    alarmMetrics: alarms.filter((metric) => !isQuick(metric)).length,
    quickAlarmMetrics: alarms.filter(isQuick).length,
    compositeAlarms: of('AWS::CloudWatch::CompositeAlarm').length,
    steadyMetrics: namesOf(metrics.filter((metric) => metric.DefaultValue !== undefined)),
    failureMetrics: namesOf(metrics.filter((metric) => metric.DefaultValue === undefined)),
    secrets: of('AWS::SecretsManager::Secret').length + secretsOfOthers(all),
    keys: of('AWS::KMS::Key').length,
    queues: of('AWS::SQS::Queue').length,
    functions: functions.length,
    functionMegabytes: middleOf(functions.map(({ properties }) => megabytesOf(properties))),
    jobRuns: sumOf(jobs, ({ properties }) => runsPerMonth(properties.ScheduleExpression)),
    jobMegabyteRuns: sumOf(
      jobs,
      (job) => runsPerMonth(job.properties.ScheduleExpression) * megabytesOf(targetOf(job, functions)),
    ),
    consumersPerFact: consumersPerFact(of('AWS::Events::Rule')),
    logMonths: lasting.length > 0 ? sumOf(lasting, (days) => days) / lasting.length / daysOfMonth : 0,
    endlessLogs: kept.length - lasting.length,
    recoverableTables: of('AWS::DynamoDB::Table').filter(
      (table) => table.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled,
    ).length,
    backupCopies: backupCopies(of('AWS::S3::Bucket')),
    signInPlan: of('AWS::Cognito::UserPool').map(planOf)[0],
    apiRunsEdgeFunction: site.some(({ CacheBehaviors = [] }) =>
      CacheBehaviors.some(
        (behavior: Json) => behavior.PathPattern.startsWith('/api/') && runsFunction(behavior),
      ),
    ),
    pageRunsEdgeFunction: site.some(({ DefaultCacheBehavior }) => runsFunction(DefaultCacheBehavior)),
    edgeKeepsLogs: site.some(({ Logging }) => Logging !== undefined) || of('AWS::Logs::Delivery').length > 0,
  }
}

/** A pool that names no plan gets the middle one. */
const planOf = ({ UserPoolTier = 'ESSENTIALS' }: Json): SignInPlan => UserPoolTier

type AlarmMetric = { period: number }

/** An expression is charged by the metrics that it is made of. A query finds them only when it runs. */
function alarmMetricsOf(alarm: Json): AlarmMetric[] {
  if (!alarm.Metrics) return [{ period: Number(alarm.Period) }]
  return alarm.Metrics.flatMap(({ MetricStat, Expression }: Json): AlarmMetric[] => {
    if (/^\s*SELECT\b/i.test(Expression ?? ''))
      throw new Error(`No template says how many metrics an alarm looks at that asks for "${Expression}".`)
    return MetricStat ? [{ period: Number(MetricStat.Period) }] : []
  })
}

const namesOf = (metrics: Json[]) =>
  new Set(metrics.map(({ MetricNamespace, MetricName }) => `${MetricNamespace} ${MetricName}`)).size

/** Secrets that someone made by hand: the template names them where it takes their value. */
function secretsOfOthers(all: readonly TemplateResource[]): number {
  const text = JSON.stringify(all.map(({ properties }) => properties))
  return new Set([...text.matchAll(/resolve:secretsmanager:([\w/+=.@-]+)/g)].map(([, name]) => name)).size
}

const megabytesOf = (fn: Json): number => Number(fn.MemorySize ?? 128)

function targetOf({ stack, properties }: TemplateResource, functions: readonly TemplateResource[]): Json {
  const id = properties.Target.Arn['Fn::GetAtt']?.[0]
  const found = functions.find((one) => one.stack === stack && one.id === id)
  if (!found) throw new Error(`The schedule "${properties.Description}" runs no function of its own stack.`)
  return found.properties
}

/** Rules on the bus of the platform stand for a consumer each; events of AWS services come on the account’s own. */
function consumersPerFact(rules: Json[]): number {
  const ofFacts = rules.filter(({ EventBusName }) => EventBusName !== undefined)
  const facts = new Set(ofFacts.flatMap(({ EventPattern }) => EventPattern['detail-type']))
  return facts.size > 0 ? ofFacts.length / facts.size : 0
}

const backupIntervals = { 'exports/daily/': 1, 'exports/monthly/': daysOfMonth }

function backupCopies(buckets: Json[]): number {
  const rules: Json[] = buckets.flatMap(({ LifecycleConfiguration }) => LifecycleConfiguration?.Rules ?? [])
  return sumOf(Object.entries(backupIntervals), ([prefix, interval]) =>
    sumOf(
      rules.filter(({ Prefix }) => Prefix === prefix),
      ({ ExpirationInDays }) => ExpirationInDays / interval,
    ),
  )
}

const runsFunction = ({ FunctionAssociations = [] }: Json): boolean => FunctionAssociations.length > 0

const middleOf = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0)
