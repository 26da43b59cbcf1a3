import { Duration, Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

const period = Duration.minutes(5)

/** Goes off when the metric is above the threshold, and tells the topic. */
export function alarm(
  scope: Construct,
  id: string,
  topic: ITopic,
  metric: IMetric,
  description: string,
  options: Pick<AlarmProps, 'threshold' | 'evaluationPeriods'> & Partial<AlarmProps> = {
    threshold: 0,
    evaluationPeriods: 1,
  },
): void {
  new Alarm(scope, id, {
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    ...options,
    metric,
    alarmDescription: description,
  }).addAlarmAction(new SnsAction(topic))
}

/**
 * For functions that neither an API nor a queue of dead letters speaks for: a failure shows nowhere else. One that cannot refuse but by failing logs that
 * it did so, and is not said to have failed.
 */
export function watchFunction(fn: LambdaFunction, topic: ITopic, refusals: readonly string[] = []): void {
  const { id } = fn.node
  const errors = fn.metricErrors({ period, statistic: Stats.SUM })
  const failures = refusals.length > 0 ? without(errors, countOf(fn, 'Refusals', refusals)) : errors
  alarm(fn, 'Errors', topic, failures, `${id} failed`)
  alarm(fn, 'Throttles', topic, fn.metricThrottles({ period, statistic: Stats.SUM }), `${id} was throttled`)
}

/** A mail that is given up fails nothing: its function says so and goes on with the others. */
export function watchMails(fn: LambdaFunction, topic: ITopic): void {
  const given = countOf(fn, 'GivenUp', ['mail.given_up'])
  alarm(fn, 'Mails', topic, given, `${fn.node.id} gave up on emails; /admin/mails shows why`)
  watchWords(fn, topic)
}

/** Words of an administrator that do not fit are passed over: the mail goes out in those of the code. */
export function watchWords(fn: LambdaFunction, topic: ITopic): void {
  const broken = countOf(fn, 'BrokenWords', ['mail.override_broken'])
  const what =
    'sent emails in their original words; /admin/mails/templates shows which edited ones do not fit'
  alarm(fn, 'Words', topic, broken, `${fn.node.id} ${what}`)
}

const without = (errors: IMetric, refused: IMetric) =>
  new MathExpression({ expression: 'errors - FILL(refused, 0)', usingMetrics: { errors, refused }, period })

/** Counts how often a function logs one of these events. */
function countOf(fn: LambdaFunction, name: string, events: readonly string[]): IMetric {
  const filter = new MetricFilter(fn, name, {
    logGroup: fn.logGroup,
    filterPattern: FilterPattern.any(
      ...events.map((event) => FilterPattern.stringValue('$.event', '=', event)),
    ),
    metricNamespace: Stack.of(fn).stackName,
    metricName: `${fn.node.id}${name}`,
  })
  return filter.metric({ period, statistic: Stats.SUM })
}

export function watchDeadLetters(queue: Queue, topic: ITopic): void {
  const metric = queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM })
  alarm(queue, 'Depth', topic, metric, `${queue.node.id} has events that could not be handled`)
}

const oldestMinutes = 5

export function watchStreamAge(fn: LambdaFunction, topic: ITopic): void {
  const metric = fn.metric('IteratorAge', { period, statistic: Stats.MAXIMUM })
  alarm(fn, 'Age', topic, metric, `${fn.node.id} is behind the table by more than ${oldestMinutes} minutes`, {
    threshold: oldestMinutes * 60_000,
    evaluationPeriods: 2,
  })
}

/** Functions of the whole account take their turns from one quota; at its end everything waits. */
const mostAtOnce = 800

export function watchAccount(stack: Stack, topic: ITopic): void {
  const metric = new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'ClaimedAccountConcurrency',
    period,
    statistic: Stats.MAXIMUM,
  })
  alarm(
    stack,
    'Concurrency',
    topic,
    metric,
    `More than ${mostAtOnce} functions run or are reserved at once`,
    {
      threshold: mostAtOnce,
      evaluationPeriods: 2,
    },
  )
}

export function watchTable(table: ITable, topic: ITopic): void {
  const of = (metricName: string) => table.metric(metricName, { period, statistic: Stats.SUM })
  const throttled = new MathExpression({
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    usingMetrics: { reads: of('ReadThrottleEvents'), writes: of('WriteThrottleEvents') },
    period,
  })
  alarm(table, 'Throttles', topic, throttled, 'The table turns away reads or writes')
}

/** Amazon reviews a sender at 5 % bounces or 0.1 % complaints, and then stops it. */
export function watchReputation(stack: Stack, topic: ITopic): void {
  const of = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.AVERAGE })
  const limits = { threshold: 0.04, evaluationPeriods: 1 }
  alarm(stack, 'Bounces', topic, of('Reputation.BounceRate'), 'More than 4% of emails bounce', limits)
  alarm(
    stack,
    'Complaints',
    topic,
    of('Reputation.ComplaintRate'),
    'More than 0.08% of emails are reported as spam',
    {
      ...limits,
      threshold: 0.0008,
    },
  )
}

/** A schedule that has stopped makes no mistake that could ring: it is missed. */
export function watchHeartbeat(fn: LambdaFunction, topic: ITopic): void {
  const metric = fn.metricInvocations({ period, statistic: Stats.SUM })
  alarm(fn, 'Heartbeat', topic, metric, `${fn.node.id} has not run for 15 minutes: schedules do not fire`, {
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods: 3,
    treatMissingData: TreatMissingData.BREACHING,
  })
}

export function watchSite(distribution: Distribution, topic: ITopic): void {
  const metric = distribution.metric5xxErrorRate({ period })
  alarm(
    distribution,
    'ServerErrors',
    topic,
    metric,
    'More than 5% of visitors’ requests are answered with an error',
    {
      threshold: 5,
      evaluationPeriods: 2,
    },
  )
}
