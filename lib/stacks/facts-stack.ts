import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import {
  ConfigurationSet,
  ConfigurationSetEventDestination,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { streams } from '#lib/background-infra/streams.ts'
import { addStream } from './add-stream.ts'
import type { Surroundings } from './surroundings.ts'
import { watchMails, watchReputation } from './watch-mails.ts'

/** The bus of the facts, and the readers of the table stream that tell them and derive lists and figures. */
export class FactsStack extends Stack {
  /** The surrounding resources, plus the bus and the mails that this stack makes. */
  readonly around: Surroundings

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { around: Omit<Surroundings, 'bus' | 'mailConfigurationSet'> },
  ) {
    super(scope, id, props)
    const bus = new EventBus(this, 'Facts')
    const mailConfigurationSet = this.makeConfigurationSet()
    this.around = { ...props.around, bus, mailConfigurationSet }
    for (const [name, infra] of Object.entries(streams)) addStream(this, name, infra, this.around)
    watchMails(this, props.around.alarms)
    watchReputation(this, props.around.alarms)
    new CfnOutput(this, 'MailConfigurationSet', { value: mailConfigurationSet })
  }

  /** Tells the account’s own bus of what arrives, bounces, or is called spam: there SES events have to go. */
  private makeConfigurationSet(): string {
    const set = new ConfigurationSet(this, 'Mails', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      // The platform keeps its own list: a member takes an address from it that works again, and an administrator one that
      // has complained. A second list at SES would keep what went out from arriving.
      disableSuppressionList: true,
    })
    new ConfigurationSetEventDestination(this, 'MailFailures', {
      configurationSet: set,
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.DELIVERY],
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'AccountBus', 'default')),
    })
    return set.configurationSetName
  }
}
