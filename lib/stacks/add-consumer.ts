import { Duration } from 'aws-cdk-lib'
import { type EventPattern, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { factSource } from '#core/platform/facts/fact-source.ts'
import type { ConsumerInfra, ConsumerSource } from '#lib/noun-infra.ts'
import { watchMails } from './alarms.ts'
import { deadLettersOf } from './dead-letters.ts'
import { known } from './grants.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Surroundings } from './surroundings.ts'

const retries = 2

/** One effect of one fact. A delivery that fails for good, or is throttled for hours, waits among its dead letters. */
export function addConsumer(
  scope: Construct,
  name: string,
  infra: ConsumerInfra,
  around: Surroundings,
): void {
  const deadLetters = deadLettersOf(scope, name, around.alarms)
  const handler = new PlatformFunction(scope, name, infra, around, { deadLetters, retries })
  if (infra.sendsMail) watchMails(handler, around.alarms)
  new Rule(scope, `${name}Rule`, {
    ...('fact' in infra.on && { eventBus: known(around.bus, 'event bus') }),
    eventPattern: patternOf(infra.on),
    targets: [
      new LambdaFunction(handler, {
        deadLetterQueue: deadLetters,
        retryAttempts: 20,
        maxEventAge: Duration.hours(6),
      }),
    ],
  })
}

const patternOf = (source: ConsumerSource): EventPattern =>
  'fact' in source
    ? { source: [factSource], detailType: [source.fact] }
    : { source: [source.service], detailType: [...source.detailTypes] }
