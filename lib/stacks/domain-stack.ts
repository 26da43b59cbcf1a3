import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { addConsumer } from './add-consumer.ts'
import { addRoute } from './add-route.ts'
import { addSchedules } from './add-schedules.ts'
import { type Domain, worksInBackground } from './domains.ts'
import type { GatewayApi } from './gateway-stack.ts'
import { type ApiName, apiOf } from './http-apis.ts'
import type { Surroundings } from './surroundings.ts'

type Props = StackProps & { domain: Domain; apis: Record<ApiName, GatewayApi>; around: Surroundings }

/** The functions of some nouns of one domain: their routes, their consumers of facts and their jobs. */
export class DomainStack extends Stack {
  constructor(scope: Construct, id: string, { domain, apis, around, ...props }: Props) {
    super(scope, id, props)
    for (const { contract, infra } of domain.routes)
      addRoute(this, { contract, infra, gateway: apis[apiOf(contract)], around })
    const { name: domainName, consumers, jobs } = domain
    if (!worksInBackground(domain)) return
    const deadLetters = around.deadLettersOf(domainName)
    for (const [name, infra] of Object.entries(consumers)) addConsumer(this, name, infra, around, deadLetters)
    addSchedules(this, jobs, around, deadLetters)
  }
}
