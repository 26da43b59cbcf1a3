import type { Stack } from 'aws-cdk-lib'
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { alarm, fiveMinutes } from './alarms.ts'

/** Functions of the whole account take their turns from one quota; at its end everything waits. */
const mostAtOnce = 800

export function watchAccount(stack: Stack, topic: ITopic): void {
  const metric = new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'ClaimedAccountConcurrency',
    period: fiveMinutes,
    statistic: Stats.MAXIMUM,
  })
  alarm(
    stack,
    'Concurrency',
    topic,
    metric,
    `More than ${mostAtOnce} functions run or are reserved at once`,
    { threshold: mostAtOnce, evaluationPeriods: 2 },
  )
}

export function watchTable(table: ITable, topic: ITopic): void {
  const of = (metricName: string) => table.metric(metricName, { period: fiveMinutes, statistic: Stats.SUM })
  const throttled = new MathExpression({
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    usingMetrics: { reads: of('ReadThrottleEvents'), writes: of('WriteThrottleEvents') },
    period: fiveMinutes,
  })
  alarm(table, 'Throttles', topic, throttled, 'The table turns away reads or writes')
}
