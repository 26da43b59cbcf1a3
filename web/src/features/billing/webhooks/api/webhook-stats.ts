import { queryOptions } from '@tanstack/react-query'
import { getWebhookStats } from '#shared/billing/webhooks/admin-contract.ts'
import { call } from '#web/lib/call.ts'
import { webhooksKey } from './list-webhooks.ts'

export const webhookStatsQuery = queryOptions({
  queryKey: [...webhooksKey, 'stats'],
  queryFn: ({ signal }) => call(getWebhookStats, {}, { signal }),
  staleTime: 5000,
})
