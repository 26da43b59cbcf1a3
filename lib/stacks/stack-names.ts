import { type RouteGroup, routeGroups } from '#shared/routes.ts'

/** Commands find the deployed stacks by these names. */
export const stackPrefix = 'CarAudio'

export const apiStackName = (group: RouteGroup) => `${stackPrefix}-api-${group}`

export const stackNames = {
  data: `${stackPrefix}-data`,
  identity: `${stackPrefix}-identity`,
  live: `${stackPrefix}-live`,
  events: `${stackPrefix}-events`,
  jobs: `${stackPrefix}-jobs`,
  web: `${stackPrefix}-web`,
}

export const apiStackNames = (Object.keys(routeGroups) as RouteGroup[]).map(apiStackName)
