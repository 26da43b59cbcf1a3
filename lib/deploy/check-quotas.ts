import { consumers } from '#lib/background-infra/consumers.ts'
import { jobs } from '#lib/background-infra/jobs.ts'
import { allFunctions } from '#lib/bundle/functions.ts'
import { apiPatterns } from '#lib/stacks/api-patterns.ts'
import { apiNames, apiOf } from '#lib/stacks/http-apis.ts'
import { stackOfNoun } from '#lib/stacks/nouns-of-stacks.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { routes } from '#shared/routes.ts'
import { awsClient, DeployError, endpointOf, query } from './aws-query.ts'

/**
 * The behaviors beside those of the APIs: embedded pages, live connections, members’ files and the files the build
 * puts at the top.
 */
const otherBehaviors = 8
const behaviorQuota = 75
const routeQuota = 300
const ruleQuota = 300

/** AWS keeps this many for functions that reserve nothing. */
const unreservedConcurrency = 100

/** The functions of the APIs, which reserve nothing, are to find 600 of the account’s 1,000 free, whatever else happens. */
const mostReserved = 400

type Quota = { what: string; needed: number; used: number; quota: number }

/** What the platform takes of each quota. A function has its own role, and the schedules of a stack share one; 10 roles are for what the CDK makes for itself. */
export function quotasTaken() {
  const functions = allFunctions()
  const perApi = apiNames.map(
    (name) => Object.values<Contract>(routes).filter((one) => apiOf(one) === name).length,
  )
  const callers = new Set(Object.values(jobs).map(({ noun }) => stackOfNoun(noun)))
  const onOurBus = Object.values(consumers).filter(({ on }) => 'fact' in on)
  return {
    functions: functions.length,
    roles: functions.length + callers.size + 10,
    behaviors: apiPatterns().length + otherBehaviors,
    routesOfLargestApi: Math.max(...perApi),
    rules: onOurBus.length,
    reserved: functions.reduce((sum, { infra }) => sum + (infra.reservedConcurrency ?? 0), 0),
  }
}

/** Says how much of the account’s quotas the platform takes, and refuses to begin what would fail halfway. */
export async function checkQuotas({
  reserves,
  isDeployed,
  say,
  taken = quotasTaken(),
}: {
  reserves: boolean
  isDeployed: boolean
  say: (line: string) => void
  taken?: ReturnType<typeof quotasTaken>
}): Promise<void> {
  const [roles, lambda] = await Promise.all([rolesOfAccount(), settingsOfLambda()])
  const of = (what: string, needed: number, quota: number, used = 0): Quota => ({ what, needed, used, quota })
  const quotas: Quota[] = [
    of('IAM roles', taken.roles, roles.quota, isDeployed ? 0 : roles.used),
    of('CloudFront behaviors', taken.behaviors, behaviorQuota),
    of('Routes per API', taken.routesOfLargestApi, routeQuota),
    of('EventBridge rules', taken.rules, ruleQuota),
    of(
      'Concurrent executions of Lambda',
      reserves ? taken.reserved + unreservedConcurrency : 0,
      lambda.concurrency,
      reserves && !isDeployed ? lambda.reserved : 0,
    ),
  ]
  say(`Lambda functions: ${taken.functions} here, ${lambda.functions} in the account`)
  for (const { what, needed, used, quota } of quotas)
    say(`${what}: ${needed} of ${quota} needed${used > 0 ? `, ${used} used by others` : ''}`)
  if (reserves) {
    say(
      `Reserved for bulk work, sign-ins, webhooks, and streams: ${taken.reserved} of ${mostReserved} at most`,
    )
    if (taken.reserved > mostReserved)
      throw new DeployError(
        `The functions reserve ${taken.reserved} concurrent executions, and ${mostReserved} is the most. Lower limits in lib/background-infra/bulk-facts.ts, so that the APIs keep the rest.`,
      )
  }
  const short = quotas.filter(({ needed, used, quota }) => needed + used > quota)
  if (short.length === 0) return
  const names = short.map(({ what, needed, used }) => `“${what}” to at least ${needed + used}`)
  throw new DeployError(`Raise ${names.join(' and ')} in Service Quotas first, then deploy again.`)
}

async function rolesOfAccount(): Promise<{ used: number; quota: number }> {
  const xml = await query('iam', '2010-05-08', { Action: 'GetAccountSummary' })
  const of = (key: string) =>
    Number(new RegExp(`<key>${key}</key>\\s*<value>(\\d+)</value>`).exec(xml)?.[1] ?? Number.NaN)
  return { used: of('Roles'), quota: of('RolesQuota') }
}

async function settingsOfLambda(): Promise<{ functions: number; concurrency: number; reserved: number }> {
  const client = await awsClient('lambda')
  const response = await client.fetch(`${await endpointOf('lambda')}/2016-08-19/account-settings/`)
  if (!response.ok) throw new DeployError(`Lambda did not return its quotas (${response.status}).`)
  const { AccountLimit, AccountUsage } = (await response.json()) as {
    AccountLimit: { ConcurrentExecutions: number; UnreservedConcurrentExecutions: number }
    AccountUsage: { FunctionCount: number }
  }
  const { ConcurrentExecutions: concurrency, UnreservedConcurrentExecutions: unreserved } = AccountLimit
  return { functions: AccountUsage.FunctionCount, concurrency, reserved: concurrency - unreserved }
}
