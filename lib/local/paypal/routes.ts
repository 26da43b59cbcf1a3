import type { SigningChain } from './certificates/signing-chain.ts'
import { captureRoutes } from './resources/captures.ts'
import { disputeRoutes } from './resources/disputes.ts'
import { orderRoutes } from './resources/orders.ts'
import { planRoutes } from './resources/plans.ts'
import { productRoutes } from './resources/products.ts'
import { reportingRoutes } from './resources/reporting.ts'
import { saleRoutes } from './resources/sales.ts'
import { subscriptionActionRoutes } from './resources/subscription-actions.ts'
import { subscriptionRoutes } from './resources/subscriptions.ts'
import { webhookEventRoutes } from './resources/webhook-events.ts'
import { webhookRoutes } from './resources/webhooks.ts'
import type { Route } from './wire/route.ts'

type Parts = { chain: SigningChain; resend(event: string, webhooks: string[] | undefined): void }

/** Every operation of the REST interface but that which gives out tokens. */
export const createRoutes = (parts: Parts): Route[] => [
  ...productRoutes,
  ...planRoutes,
  ...subscriptionRoutes,
  ...subscriptionActionRoutes,
  ...orderRoutes,
  ...saleRoutes,
  ...captureRoutes,
  ...disputeRoutes,
  ...reportingRoutes,
  ...webhookRoutes,
  ...webhookEventRoutes(parts),
]
