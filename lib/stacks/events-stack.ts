import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { EventBus, type EventPattern, type IEventBus, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import {
  ConfigurationSet,
  ConfigurationSetEventDestination,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { factSource } from '#core/facts/fact-source.ts'
import { consumers } from '#lib/background-infra/consumers.ts'
import { streams } from '#lib/background-infra/streams.ts'
import type { ConsumerInfra, ConsumerSource } from '#lib/noun-infra.ts'
import { addStream } from './add-stream.ts'
import { watchFunction, watchMails } from './alarms.ts'
import { deadLettersOf } from './dead-letters.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Surroundings } from './surroundings.ts'

const retries = 2

/** What happens because something else has: readers of the table stream, and consumers of the facts they tell. */
export class EventsStack extends Stack {
  /** What was there before, with the bus and the mails that were made here. */
  readonly around: Surroundings

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { around: Omit<Surroundings, 'bus' | 'mailConfigurationSet'> },
  ) {
    super(scope, id, props)
    const bus = new EventBus(this, 'Facts')
    const mailConfigurationSet = this.makeConfigurationSet()
    const around = { ...props.around, bus, mailConfigurationSet }
    this.around = around
    for (const [name, infra] of Object.entries(consumers)) this.addConsumer(name, infra, around, bus)
    for (const [name, infra] of Object.entries(streams)) addStream(this, name, infra, around)
    new CfnOutput(this, 'MailConfigurationSet', { value: mailConfigurationSet })
  }

  private addConsumer(name: string, infra: ConsumerInfra, around: Surroundings, bus: IEventBus): void {
    const deadLetters = deadLettersOf(this, name, around.alarms)
    const handler = new PlatformFunction(this, name, infra, around, { deadLetters, retries })
    watchFunction(handler, around.alarms)
    if ('sendsMail' in infra) watchMails(handler, around.alarms)
    const source: ConsumerSource = infra.on
    new Rule(this, `${name}Rule`, {
      ...('fact' in source && { eventBus: bus }),
      eventPattern: patternOf(source),
      targets: [
        new LambdaFunction(handler, {
          deadLetterQueue: deadLetters,
          retryAttempts: 20,
          maxEventAge: Duration.hours(6),
        }),
      ],
    })
  }

  /** Tells the account’s own bus of bounces and complaints, where SES events have to go. */
  private makeConfigurationSet(): string {
    const set = new ConfigurationSet(this, 'Mails', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    new ConfigurationSetEventDestination(this, 'MailFailures', {
      configurationSet: set,
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'AccountBus', 'default')),
    })
    return set.configurationSetName
  }
}

const patternOf = (source: ConsumerSource): EventPattern =>
  'fact' in source
    ? { source: [factSource], detailType: [source.fact] }
    : { source: [source.service], detailType: [...source.detailTypes] }
