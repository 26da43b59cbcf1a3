import { listWebhookLogs } from '#shared/billing/webhooks/admin-contract.ts'
import { isStalled } from '#shared/billing/webhooks/is-stalled.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import type { WebhookFilter } from '../components/webhook-filter.ts'

/** The key of the administrators’ billing, of which this is a part. */
export const billingKey = ['admin-billing'] as const
export const webhookListKey = [...billingKey, 'webhooks'] as const

const followMs = 3000

/** Refreshes itself as long as a visible event is still being processed. */
export const webhookPagesQuery = ({ q, provider, status }: WebhookFilter) => ({
  ...pagesQuery(listWebhookLogs, {
    key: [...webhookListKey, { q, provider, status }],
    query: { ...(q && { q }), ...(provider && { provider }), ...(status && { status }) },
    keepPrevious: true,
    staleTime: 5000,
  }),
  refetchInterval: ({ state }: { state: { data?: Pages | undefined } }) => {
    const now = serverTime()
    const isBusy = state.data?.pages
      .flatMap(({ items }) => items)
      .some((log) => (log.status === 'pending' || log.status === 'processing') && !isStalled(log, now))
    return isBusy ? followMs : false
  },
})

type Pages = { pages: { items: Parameters<typeof isStalled>[0][] }[] }
