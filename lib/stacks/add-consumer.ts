import { Duration } from 'aws-cdk-lib'
import { type EventPattern, type IRuleTarget, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { factSource } from '#core/platform/facts/fact-source.ts'
import type { ConsumerInfra, ConsumerSource } from '#lib/noun-infra.ts'
import { known } from './grants.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Surroundings } from './surroundings.ts'
import { countMails } from './watch-mails.ts'

const retries = 2

/**
 * One effect of one fact. An event that it fails at for good, or that does not reach it for hours, waits among the dead
 * letters of its domain.
 */
export function addConsumer(
  scope: Construct,
  name: string,
  infra: ConsumerInfra,
  around: Surroundings,
  deadLetters: IQueue,
): void {
  const handler = new PlatformFunction(scope, name, infra, around, { deadLetters, retries })
  if (infra.sendsMail) countMails(handler)
  new Rule(scope, `${name}Rule`, {
    ...('fact' in infra.on && { eventBus: known(around.bus, 'event bus') }),
    eventPattern: patternOf(infra.on),
    targets: [
      undeliveredTo(
        deadLetters,
        new LambdaFunction(handler, { retryAttempts: 20, maxEventAge: Duration.hours(6) }),
      ),
    ],
  })
}

/** The queue lets all rules in by itself; the target of the CDK would write a statement for each into its policy. */
const undeliveredTo = ({ queueArn }: IQueue, target: IRuleTarget): IRuleTarget => ({
  bind: (rule, id) => ({ ...target.bind(rule, id), deadLetterConfig: { arn: queueArn } }),
})

const patternOf = (source: ConsumerSource): EventPattern =>
  'fact' in source
    ? { source: [factSource], detailType: [source.fact] }
    : { source: [source.service], detailType: [...source.detailTypes] }
