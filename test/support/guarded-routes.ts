import type { Contract } from '#shared/platform/http/route.ts'
import { routes } from '#shared/routes.ts'
import { testedRoutes } from './tested-routes.ts'

/** The tested routes that ask who calls. */
export const guardedRoutes = testedRoutes.filter((name) => {
  const { auth } = routes[name] as Contract
  return auth !== 'public' && auth !== 'webhook'
})
