import { jobs } from '#lib/background-infra/jobs.ts'
import { allFunctions } from '#lib/bundle/functions.ts'
import { apiPatterns } from '#lib/stacks/api-patterns.ts'
import { awsClient, DeployError, endpointOf, query } from './aws-query.ts'

/**
 * The behaviors beside those of the APIs: pages, live connections, members’ files and the files the build
 * puts at the top.
 */
const otherBehaviors = 12
const behaviorQuota = 75

/** AWS keeps this many for functions that reserve nothing. */
const unreservedConcurrency = 100

type Quota = { what: string; needed: number; used: number; quota: number }

/**
 * Says how much of the account’s quotas the platform takes, and refuses to begin what would fail halfway. A function
 * has its own role, and so has each schedule; 10 is for what the CDK makes for itself.
 */
export async function checkQuotas({
  reserves,
  isDeployed,
  say,
}: {
  reserves: boolean
  isDeployed: boolean
  say: (line: string) => void
}): Promise<void> {
  const functions = allFunctions()
  const [roles, lambda] = await Promise.all([rolesOfAccount(), settingsOfLambda()])
  const reserved = functions.reduce((sum, { infra }) => sum + (infra.reservedConcurrency ?? 0), 0)
  const already = isDeployed ? 0 : roles.used
  const quotas: Quota[] = [
    { what: 'IAM roles', needed: functions.length + Object.keys(jobs).length + 10, ...roles, used: already },
    {
      what: 'CloudFront behaviors',
      needed: apiPatterns().length + otherBehaviors,
      used: 0,
      quota: behaviorQuota,
    },
    {
      what: 'Concurrent executions of Lambda',
      needed: reserves ? reserved + unreservedConcurrency : 0,
      used: 0,
      quota: lambda.concurrency,
    },
  ]
  say(`Lambda functions: ${functions.length} here, ${lambda.functions} in the account`)
  for (const { what, needed, used, quota } of quotas)
    say(`${what}: ${needed} of ${quota} needed${used > 0 ? `, ${used} used by others` : ''}`)
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

async function settingsOfLambda(): Promise<{ functions: number; concurrency: number }> {
  const client = await awsClient('lambda')
  const response = await client.fetch(`${await endpointOf('lambda')}/2016-08-19/account-settings/`)
  if (!response.ok) throw new DeployError(`Lambda did not return its quotas (${response.status}).`)
  const { AccountLimit, AccountUsage } = (await response.json()) as {
    AccountLimit: { ConcurrentExecutions: number }
    AccountUsage: { FunctionCount: number }
  }
  return { functions: AccountUsage.FunctionCount, concurrency: AccountLimit.ConcurrentExecutions }
}
