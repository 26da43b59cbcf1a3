import { consumers } from '#lib/background-infra/consumers.ts'
import { type JobInfra, jobs } from '#lib/background-infra/jobs.ts'
import { domainOf } from '#lib/domain-of.ts'
import type { FunctionInfra } from '#lib/function-infra.ts'
import type { ConsumerInfra } from '#lib/noun-infra.ts'
import { routeInfra } from '#lib/route-infra.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import type { RouteName } from '#shared/routes.ts'
import { routesOfNouns } from '#shared/routes-of-nouns.ts'
import { type ApiName, apiOf } from './http-apis.ts'
import { domainStackKeys, nounsOfStacks } from './nouns-of-stacks.ts'

/** What one stack of a domain is made of. */
export type Domain = {
  key: string
  /** The domain; several stacks can be of one. */
  name: string
  routes: readonly { contract: Contract; infra: FunctionInfra }[]
  consumers: Readonly<Record<string, ConsumerInfra>>
  jobs: Readonly<Record<string, JobInfra>>
}

/** The stacks of all domains, in the order in which they are deployed. */
export const domains = (): Domain[] =>
  domainStackKeys.map((key) => ({
    key,
    name: domainOf(nounsOfStacks[key][0]),
    routes: nounsOfStacks[key].flatMap(routesOf),
    consumers: ofNouns(consumers, nounsOfStacks[key]),
    jobs: ofNouns(jobs, nounsOfStacks[key]),
  }))

const routesOf = (noun: string) =>
  Object.values((routesOfNouns as Record<string, Record<string, Contract>>)[noun] ?? {}).map((contract) => ({
    contract,
    infra: routeInfra[contract.name as RouteName],
  }))

const ofNouns = <Infra extends { noun: string }>(
  infras: Readonly<Record<string, Infra>>,
  nouns: readonly string[],
) => Object.fromEntries(Object.entries(infras).filter(([, { noun }]) => nouns.includes(noun)))

/** True for a stack with functions that no caller waits for. */
export const worksInBackground = ({ consumers, jobs }: Domain) =>
  Object.keys(consumers).length + Object.keys(jobs).length > 0

/** The APIs on which a stack hangs routes. */
export const apisOf = ({ routes }: Domain): ApiName[] => [
  ...new Set(routes.map(({ contract }) => apiOf(contract))),
]
