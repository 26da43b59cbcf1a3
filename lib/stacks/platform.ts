import { type App, CfnOutput, type Environment, type Stack, type StackProps } from 'aws-cdk-lib'
import { domainOfInbound } from '#lib/background-infra/inbound.ts'
import { domainOfStreams } from '#lib/background-infra/streams.ts'
import { DataStack } from './data-stack.ts'
import { DomainStack } from './domain-stack.ts'
import { apisOf, type Domain, domains as ownDomains, worksInBackground } from './domains.ts'
import { FactsStack } from './facts-stack.ts'
import { FailuresStack } from './failures-stack.ts'
import { GatewayStack } from './gateway-stack.ts'
import { type ApiName, apiNames } from './http-apis.ts'
import { IdentityStack } from './identity-stack.ts'
import { InboundMailStack } from './inbound-mail-stack.ts'
import { LiveStack } from './live-stack.ts'
import type { Settings } from './settings.ts'
import { stackNames, stackPrefix } from './stack-names.ts'
import type { Surroundings } from './surroundings.ts'
import { WebStack } from './web-stack.ts'

type Options = {
  settings: Settings
  codeOf: (name: string) => string
  clientDir: string
  env?: Environment
  /** For tests: those of nouns that do not exist yet. */
  domains?: readonly Domain[]
}

/** The whole platform: each stack is made of those before it. */
export function addPlatform(
  app: App,
  { settings, codeOf, clientDir, env, domains = ownDomains() }: Options,
): void {
  const props = env ? { env } : {}
  const kept = { ...props, terminationProtection: settings.terminationProtection }
  const data = new DataStack(app, stackNames.data, { ...kept, settings })
  const inBackground = domains.filter(worksInBackground).map(({ name }) => name)
  const failures = new FailuresStack(app, stackNames.failures, {
    ...props,
    alarms: data.alarms,
    domains: [...new Set([...inBackground, domainOfStreams, domainOfInbound])].toSorted(),
  })
  const base: Surroundings = {
    settings,
    codeOf,
    alarms: data.alarms,
    deadLettersOf: failures.queueOf,
    table: data.table,
    mediaBucket: data.mediaBucket,
    backupBucket: data.backupBucket,
    drillTable: data.drillTable,
    originSecret: data.originSecret.secretValue,
    paymentSecret: data.paymentSecret,
    unsubscribeSecret: data.unsubscribeSecret,
    adSecret: data.adSecret,
    aiSecret: data.aiSecret,
  }
  const identity = new IdentityStack(app, stackNames.identity, { ...kept, around: base })
  const withUsers: Surroundings = {
    ...base,
    userPool: {
      id: identity.userPool.userPoolId,
      arn: identity.userPool.userPoolArn,
      clientId: identity.client.userPoolClientId,
      serverSecretArn: identity.serverSecret.secretArn,
      ...(identity.oauthUrl && { oauthUrl: identity.oauthUrl }),
    },
  }
  const live = new LiveStack(app, stackNames.live, { ...props, around: withUsers })
  const around: Surroundings = { ...withUsers, live: live.access }
  const facts = new FactsStack(app, stackNames.facts, { ...props, around })
  const gateway = new GatewayStack(app, stackNames.gateway, { ...props, around })
  const { supportDomain } = settings
  if (supportDomain) new InboundMailStack(app, stackNames.inboundMail, { ...props, around, supportDomain })
  addDomains(app, { domains, props, gateway, around: facts.around })
  if (settings.web)
    new WebStack(app, stackNames.web, {
      ...props,
      around,
      clientDir,
      apiHosts: Object.fromEntries(apiNames.map((name) => [name, gateway.apis[name].host])) as Hosts,
      liveHost: hostOf(live, live.api.apiId),
    })
  new CfnOutput(data, 'TableName', { value: data.table.tableName })
  new CfnOutput(data, 'TableArn', { value: data.table.tableArn })
  new CfnOutput(data, 'PaymentSecretArn', { value: data.paymentSecret.secretArn })
  new CfnOutput(data, 'MediaBucket', { value: data.mediaBucket.bucketName })
  new CfnOutput(data, 'BackupBucket', { value: data.backupBucket.bucketName })
}

type Hosts = Record<ApiName, string>

type Domains = {
  domains: readonly Domain[]
  props: StackProps
  gateway: GatewayStack
  around: Surroundings
}

/** Stacks that hang routes on one API are deployed one after another, because it takes one change at a time. */
function addDomains(app: App, { domains, props, gateway: { apis }, around }: Domains): void {
  const latest = new Map<ApiName, Stack>()
  for (const domain of domains) {
    const stack = new DomainStack(app, `${stackPrefix}-${domain.key}`, { ...props, domain, apis, around })
    for (const api of apisOf(domain)) {
      const before = latest.get(api)
      if (before) stack.addStackDependency(before, `Both change the API ${api}.`)
      latest.set(api, stack)
    }
  }
}

const hostOf = (stack: Stack, apiId: string) => `${apiId}.execute-api.${stack.region}.${stack.urlSuffix}`
