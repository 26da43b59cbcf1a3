import { Duration, Stack } from 'aws-cdk-lib'
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
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
  options: Pick<AlarmProps, 'threshold' | 'evaluationPeriods'> = { threshold: 0, evaluationPeriods: 1 },
): void {
  new Alarm(scope, id, {
    ...options,
    metric,
    alarmDescription: description,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  }).addAlarmAction(new SnsAction(topic))
}

/**
 * For functions that nobody waits for: a failure shows nowhere else. One that cannot refuse but by failing logs that
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
  alarm(fn, 'Mails', topic, given, `${fn.node.id} gave up mails; /admin/mails says why`)
}

const without = (errors: IMetric, refused: IMetric) =>
  new MathExpression({ expression: 'errors - FILL(refused, 0)', usingMetrics: { errors, refused }, period })

/** How often a function logs one of these events. */
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
  alarm(queue, 'Depth', topic, metric, `${queue.node.id} holds events that could not be handled`)
}

const oldestMinutes = 5

export function watchStreamAge(fn: LambdaFunction, topic: ITopic): void {
  const metric = fn.metric('IteratorAge', { period, statistic: Stats.MAXIMUM })
  alarm(fn, 'Age', topic, metric, `${fn.node.id} is behind the table by more than ${oldestMinutes} minutes`, {
    threshold: oldestMinutes * 60_000,
    evaluationPeriods: 2,
  })
}
