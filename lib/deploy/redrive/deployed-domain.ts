import {
  type BackgroundFunction,
  backgroundFunctions,
  domainsInBackground,
} from '#lib/background-infra/background-functions.ts'
import { consumers } from '#lib/background-infra/consumers.ts'
import { jobs } from '#lib/background-infra/jobs.ts'
import { stackOfNoun } from '#lib/stacks/nouns-of-stacks.ts'
import { domainStackName, stackNames } from '#lib/stacks/stack-names.ts'
import { DeployError, notDeployed } from '../aws-query.ts'
import { type StackResource, stackResources } from '../stack-resources.ts'

/** The dead-letter queue of a domain and its functions in the background, as they are deployed. */
export type DeployedDomain = {
  domain: string
  queueUrl: string
  /** The name in its ARN, by the name in its infra. */
  deployedNames: ReadonlyMap<string, string>
  nameOf: (deployedName: string) => string | undefined
}

export async function deployedDomains(
  domains: readonly string[] = domainsInBackground,
): Promise<DeployedDomain[]> {
  const functions = backgroundFunctions.filter(({ domain }) => domains.includes(domain))
  const resources = new Map<string, StackResource[]>()
  for (const stack of new Set([stackNames.failures, ...functions.map(stackOf)]))
    resources.set(stack, await resourcesOf(stack))
  return domains.map((domain) => {
    const queueUrl = find(
      resources.get(stackNames.failures),
      'AWS::SQS::Queue',
      new RegExp(`^${domain}DeadLetters[0-9A-F]{8}$`),
    )
    if (!queueUrl) throw notDeployed()
    const names = functions
      .filter((one) => one.domain === domain)
      .flatMap((one) => {
        const id = one.name.replace(/[^A-Za-z0-9]/g, '')
        const own = new RegExp(`^${id}[0-9A-F]{8}$`)
        const deployed = find(resources.get(stackOf(one)), 'AWS::Lambda::Function', own)
        return deployed ? [[one.name, deployed] as const] : []
      })
    const byDeployedName = new Map(names.map(([name, deployed]) => [deployed, name]))
    return {
      domain,
      queueUrl,
      deployedNames: new Map(names),
      nameOf: (deployed) => byDeployedName.get(deployed),
    }
  })
}

const find = (resources: readonly StackResource[] = [], type: string, pattern: RegExp) =>
  resources.find((one) => one.type === type && pattern.test(one.logicalId))?.physicalId

/** Readers of the stream stand beside the bus, what receives mail by itself, everything else with the other functions of its nouns. */
function stackOf({ name, kind }: BackgroundFunction): string {
  const { noun } = consumers[name] ?? jobs[name] ?? {}
  if (noun) return domainStackName(stackOfNoun(noun))
  return kind === 'inbound' ? stackNames.inboundMail : stackNames.facts
}

/** Nothing for a stack that is not there, such as the one that receives mail. */
async function resourcesOf(stack: string): Promise<StackResource[]> {
  try {
    return await stackResources(stack)
  } catch (error) {
    if (error instanceof DeployError && error.message.includes('does not exist')) return []
    throw error
  }
}
