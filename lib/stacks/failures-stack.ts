import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import { known } from './grants.ts'
import { watchDeadLetters } from './watch-background.ts'

type Props = StackProps & { alarms: ITopic; domains: readonly string[] }

/** The queues for events that could not be handled: one for each domain, kept for two weeks, with an alarm. */
export class FailuresStack extends Stack {
  private readonly queues: ReadonlyMap<string, IQueue>

  constructor(scope: Construct, id: string, { alarms, domains, ...props }: Props) {
    super(scope, id, props)
    this.queues = new Map(domains.map((domain) => [domain, this.makeQueue(domain, alarms)]))
  }

  readonly queueOf = (domain: string): IQueue => known(this.queues.get(domain), `dead letters of ${domain}`)

  private makeQueue(domain: string, alarms: ITopic): IQueue {
    const queue = new Queue(this, `${domain}DeadLetters`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    // One statement for all rules: the CDK would write one for each, and a policy of a queue takes 20.
    queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('events.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account },
          ArnLike: {
            'aws:SourceArn': this.formatArn({ service: 'events', resource: 'rule', resourceName: '*' }),
          },
        },
      }),
    )
    acknowledge(
      queue,
      'It is a dead-letter queue itself: what starts functions puts events here.',
      'AwsSolutions-SQS3',
    )
    watchDeadLetters(queue, domain, alarms)
    return queue
  }
}
