import { Duration } from 'aws-cdk-lib'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import { watchDeadLetters } from './alarms.ts'

/**
 * The queue for events of one function that could not be handled: keeps them for two weeks, with an alarm.
 */
export function deadLettersOf(scope: Construct, name: string, alarms: ITopic): Queue {
  const queue = new Queue(scope, `${name}DeadLetters`, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  acknowledge(
    queue,
    'It is a dead-letter queue itself: what starts the function puts events here.',
    'AwsSolutions-SQS3',
  )
  watchDeadLetters(queue, alarms)
  return queue
}
