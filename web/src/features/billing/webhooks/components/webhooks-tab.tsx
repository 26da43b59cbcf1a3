import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getWebhookStats } from '#shared/billing/webhooks/admin-contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { query } from '#web/lib/query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { webhookPagesQuery } from '../api/webhook-queries.ts'
import { webhookFilter, webhookFilterParts } from './webhook-filter.ts'
import { WebhookRow } from './webhook-row.tsx'
import { WebhookTiles } from './webhook-tiles.tsx'

/** The webhooks of the payment providers, and their results. */
export function WebhooksTab() {
  const { filter, setFilter } = useAddressFilter(webhookFilter)
  const stats = useQuery(query('admin-billing', getWebhookStats, {}, { staleTime: 5000 }))
  const pages = useInfiniteQuery(webhookPagesQuery(filter))
  if (stats.data?.initialized === false)
    return (
      <EmptyState title="Webhook Logs Not Yet Initialized">
        <p>Once Stripe or PayPal is connected, everything they send appears here.</p>
      </EmptyState>
    )
  return (
    <>
      <WebhookTiles
        counts={stats.data?.counts}
        failed={stats.isError}
        chosen={filter.status}
        onChoose={(status) => setFilter({ status })}
      />
      <FilterBar parts={webhookFilterParts} filter={filter} onChange={setFilter} />
      <CursorList
        pages={pages}
        waiting={
          <Panel flush>
            <ListSkeleton rows={8} />
          </Panel>
        }
        failed="The webhooks did not load"
        empty={<EmptyState title="No webhook logs found" />}
      >
        {(logs) => (
          <Panel flush aria-busy={pages.isPlaceholderData}>
            <ul className="divide-y divide-line">
              {logs.map((log) => (
                <WebhookRow key={log.id} log={log} opened={filter.q === log.id} />
              ))}
            </ul>
          </Panel>
        )}
      </CursorList>
    </>
  )
}
