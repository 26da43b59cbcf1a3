import type { RouteName } from '#shared/routes.ts'
import type { FunctionInfra } from './function-infra.ts'
import { accountsInfra } from './route-infra/accounts.ts'
import { adminInfra } from './route-infra/admin.ts'
import { billingInfra } from './route-infra/billing.ts'
import { notificationsInfra } from './route-infra/notifications.ts'
import { platformInfra } from './route-infra/platform.ts'

/**
 * What each route's function needs beyond its contract, by the group that is deployed together. Every route that
 * has a caller reads the profile (`get`); those with a rate limit or an Idempotency-Key also write.
 */
export const routeInfra = {
  ...platformInfra,
  ...accountsInfra,
  ...billingInfra,
  ...notificationsInfra,
  ...adminInfra,
} satisfies Record<RouteName, FunctionInfra>
