import { backgroundGroups } from '#lib/background-infra/background-groups.ts'
import { groupNames, type RouteGroup } from '#lib/route-groups.ts'

/** Commands find the deployed stacks by these names. */
export const stackPrefix = 'CarAudio'

export const apiStackName = (group: RouteGroup) => `${stackPrefix}-api-${group}`

/** Consumers and jobs of the nouns of a group. */
export const backgroundStackName = (group: RouteGroup) => `${stackPrefix}-background-${group}`

export const stackNames = {
  data: `${stackPrefix}-data`,
  identity: `${stackPrefix}-identity`,
  live: `${stackPrefix}-live`,
  events: `${stackPrefix}-events`,
  web: `${stackPrefix}-web`,
}

export const apiStackNames = groupNames.map(apiStackName)

export const backgroundStackNames = backgroundGroups.map(backgroundStackName)
