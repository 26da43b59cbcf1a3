import { Duration } from 'aws-cdk-lib'
import { ComparisonOperator, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { alarm, countOf, fiveMinutes } from './alarms.ts'

/** Letters that lie there already do not keep it from ringing for new ones. */
export function watchDeadLetters(queue: Queue, domain: string, topic: ITopic): void {
  const metric = queue.metricNumberOfMessagesSent({ period: fiveMinutes, statistic: Stats.SUM })
  const description = `Functions of ${domain} gave up on events; \`npm run redrive\` says which, and why`
  alarm(queue, 'Sent', topic, metric, description)
}

const oldestMinutes = 5

export function watchStreamAge(fn: LambdaFunction, topic: ITopic): void {
  const metric = fn.metric('IteratorAge', { period: fiveMinutes, statistic: Stats.MAXIMUM })
  alarm(fn, 'Age', topic, metric, `${fn.node.id} is behind the table by more than ${oldestMinutes} minutes`, {
    threshold: oldestMinutes * 60_000,
    evaluationPeriods: 2,
  })
}

/**
 * A job that has stopped makes no mistake that could ring: this one misses it and logs its name. If this one stops, its own
 * runs are missed.
 */
export function watchWatcher(fn: LambdaFunction, topic: ITopic): void {
  // Longer than the pause between two looks, so that a job that stays away rings once.
  const stopped = countOf(fn, 'StoppedJobs', ['job.stopped']).with({ period: Duration.minutes(30) })
  alarm(fn, 'Stopped', topic, stopped, `Jobs have stopped; the log of ${fn.node.id} names them`)
  const runs = fn.metricInvocations({ period: Duration.minutes(15), statistic: Stats.SUM })
  const description = `${fn.node.id} has not run for 30 minutes: schedules do not fire`
  // Runs that are missed give no figure. A new alarm has none either, and rings only once it has had some.
  alarm(fn, 'Heartbeat', topic, runs, description, {
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods: 2,
    treatMissingData: TreatMissingData.MISSING,
  }).addInsufficientDataAction(new SnsAction(topic))
}
