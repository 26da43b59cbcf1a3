import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ListedAuditEntry } from '#shared/billing/billing-audit/contract.ts'
import { type BillingAuditCheck, getBillingAuditCheck } from '#shared/billing/billing-audit/contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { query } from '#web/lib/query.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { auditPagesQuery } from '../api/billing-audit.ts'
import { AuditRun } from './audit-entry.tsx'
import { auditFilter, auditFilterParts } from './audit-filter.ts'
import { chainWords } from './chain-words.ts'
import { foldRuns } from './fold-runs.ts'

/** The permanent log of what administrators did with money. */
export function AuditTab() {
  const { filter, setFilter } = useAddressFilter(auditFilter)
  const pages = useInfiniteQuery(auditPagesQuery(filter))
  const entries = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <ChainLine />
      <FilterBar parts={auditFilterParts} filter={filter} onChange={setFilter}>
        {filter.userId && (
          <Button onClick={() => setFilter({ userId: undefined })}>
            <X className="size-4" aria-hidden="true" />
            Only {nameIn(entries, filter.userId)}
            <span className="sr-only">, show everyone</span>
          </Button>
        )}
      </FilterBar>
      <CursorList
        pages={pages}
        waiting={
          <Panel flush>
            <ListSkeleton rows={8} />
          </Panel>
        }
        failed="The audit log did not load"
        empty={<EmptyState title="No audit log entries found" />}
      >
        {(items) => (
          <Panel flush aria-busy={pages.isPlaceholderData}>
            <ol className="divide-y divide-line">
              {foldRuns(items).map((run) => (
                <li key={run[0]?.id}>
                  <AuditRun
                    run={run}
                    onlyOf={filter.userId ? undefined : (userId) => setFilter({ userId })}
                  />
                </li>
              ))}
            </ol>
          </Panel>
        )}
      </CursorList>
    </>
  )
}

function nameIn(entries: readonly ListedAuditEntry[], userId: string): string {
  const [entry] = entries.filter(({ adminId, targetUserId }) => adminId === userId || targetUserId === userId)
  return (entry?.adminId === userId ? entry.adminName : entry?.targetUserName) ?? 'one person'
}

/** The result of the daily check of the log. A broken chain is an alert. */
function ChainLine() {
  const { data, isError } = useQuery(query('admin-billing', getBillingAuditCheck, {}, { staleTime: 60_000 }))
  if (data?.brokenAt) return <BrokenChain check={data} />
  return (
    <p className="mb-5 min-h-6 text-sm text-dim">
      {data
        ? chainWords(data, new Date(serverNow()))
        : isError
          ? 'The result of the last check did not load.'
          : ''}
    </p>
  )
}

function BrokenChain({ check }: { check: BillingAuditCheck }) {
  return (
    <Banner tone="danger" className="mb-5">
      <p role="alert">{chainWords(check, new Date(serverNow()))}</p>
    </Banner>
  )
}
