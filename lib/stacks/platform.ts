import { type App, CfnOutput, type Environment, type Stack } from 'aws-cdk-lib'
import { backgroundGroups } from '#lib/background-infra/background-groups.ts'
import { groupNames, type RouteGroup } from '#lib/route-groups.ts'
import { ApiStack } from './api-stack.ts'
import { BackgroundStack } from './background-stack.ts'
import { DataStack } from './data-stack.ts'
import { EventsStack } from './events-stack.ts'
import { IdentityStack } from './identity-stack.ts'
import { LiveStack } from './live-stack.ts'
import type { Settings } from './settings.ts'
import { apiStackName, backgroundStackName, stackNames } from './stack-names.ts'
import type { Surroundings } from './surroundings.ts'
import { WebStack } from './web-stack.ts'

type Options = {
  settings: Settings
  codeOf: (name: string) => string
  clientDir: string
  env?: Environment
}

/** The whole platform: each stack is made of those before it. */
export function addPlatform(app: App, { settings, codeOf, clientDir, env }: Options): void {
  const props = env ? { env } : {}
  const kept = { ...props, terminationProtection: settings.terminationProtection }
  const data = new DataStack(app, stackNames.data, { ...kept, settings })
  const base: Surroundings = {
    settings,
    codeOf,
    alarms: data.alarms,
    table: data.table,
    mediaBucket: data.mediaBucket,
    originSecret: data.originSecret.secretValue,
    paymentSecret: data.paymentSecret,
    unsubscribeSecret: data.unsubscribeSecret,
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
  const events = new EventsStack(app, stackNames.events, { ...props, around })
  for (const group of backgroundGroups)
    new BackgroundStack(app, backgroundStackName(group), { ...props, group, around: events.around })
  const { mailConfigurationSet } = events.around
  const withMail: Surroundings = { ...around, ...(mailConfigurationSet && { mailConfigurationSet }) }
  const apis = Object.fromEntries(
    groupNames.map((group) => {
      const stack = new ApiStack(app, apiStackName(group), { ...props, group, around: withMail })
      return [group, hostOf(stack, stack.api.apiId)]
    }),
  ) as Record<RouteGroup, string>
  if (settings.web)
    new WebStack(app, stackNames.web, {
      ...props,
      around,
      clientDir,
      apiHosts: apis,
      liveHost: hostOf(live, live.api.apiId),
    })
  new CfnOutput(data, 'TableName', { value: data.table.tableName })
  new CfnOutput(data, 'PaymentSecretArn', { value: data.paymentSecret.secretArn })
  new CfnOutput(data, 'MediaBucket', { value: data.mediaBucket.bucketName })
}

const hostOf = (stack: Stack, apiId: string) => `${apiId}.execute-api.${stack.region}.${stack.urlSuffix}`
