import { Duration } from 'aws-cdk-lib'
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
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { stackPrefix } from './stack-names.ts'

export const fiveMinutes = Duration.minutes(5)

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
): Alarm {
  const made = new Alarm(scope, id, {
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    ...options,
    metric,
    alarmDescription: description,
  })
  made.addAlarmAction(new SnsAction(topic))
  return made
}

/** A site of any size rings for the same: that many failures, and that share of all, in percent. */
export const worthRinging = { failures: 5, percent: 1 }

/**
 * Goes off when enough fails of what is asked, by number and by share. `failures` and `requests` are expressions over the
 * metrics.
 */
export function rateAlarm(
  scope: Construct,
  id: string,
  topic: ITopic,
  {
    failures,
    requests,
    metrics,
    period = fiveMinutes,
    description,
  }: {
    failures: string
    requests: string
    metrics: Record<string, IMetric>
    period?: Duration
    description: string
  },
): void {
  const rate = new MathExpression({
    expression: `IF(${failures} >= ${worthRinging.failures}, 100 * (${failures}) / (${requests}), 0)`,
    usingMetrics: metrics,
    period,
    label: 'failures in percent',
  })
  alarm(scope, id, topic, rate, description, {
    threshold: worthRinging.percent,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  })
}

/**
 * Rings when a function fails or is throttled that nothing else speaks for. One that cannot refuse but by failing logs that
 * it did so, and is not said to have failed.
 */
export function watchFunction(
  fn: LambdaFunction,
  topic: ITopic,
  { refusals = [], period = fiveMinutes }: { refusals?: readonly string[]; period?: Duration } = {},
): void {
  const sums = { period, statistic: Stats.SUM }
  const refused = refusals.length > 0
  rateAlarm(fn, 'Failures', topic, {
    failures: `(FILL(errors, 0) + FILL(throttles, 0)${refused ? ' - FILL(refused, 0)' : ''})`,
    requests: 'FILL(requests, 0) + FILL(throttles, 0)',
    metrics: {
      errors: fn.metricErrors(sums),
      throttles: fn.metricThrottles(sums),
      requests: fn.metricInvocations(sums),
      ...(refused && { refused: countOf(fn, 'Refusals', refusals).with({ period }) }),
    },
    period,
    description: `${fn.node.id} fails or is throttled`,
  })
}

/** Counts how often a function logs one of these events. Functions that give the same metric are counted together. */
export function countOf(
  fn: LambdaFunction,
  name: string,
  events: readonly string[],
  metricName = `${fn.node.id}${name}`,
): Metric {
  const filter = new MetricFilter(fn, name, {
    logGroup: fn.logGroup,
    filterPattern: FilterPattern.any(
      ...events.map((event) => FilterPattern.stringValue('$.event', '=', event)),
    ),
    metricNamespace: stackPrefix,
    metricName,
  })
  return filter.metric({ period: fiveMinutes, statistic: Stats.SUM })
}

/** What `countOf` counts under this name in the functions of all stacks. */
export const countedAs = (metricName: string) =>
  new Metric({ namespace: stackPrefix, metricName, period: fiveMinutes, statistic: Stats.SUM })
