import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdPace } from '#shared/ads/ad-delivery/contract.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useMinute } from '#web/lib/use-minute.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { adPacesQuery } from '../api/admin-delivery-queries.ts'
import { paceColumns } from './pace-columns.tsx'
import { StopDialog, type StopStep } from './stop-dialog.tsx'

/** Paid campaigns with their pace, and what administrators do about one. */
export function RunningTab() {
  const pages = useInfiniteQuery(adPacesQuery)
  const now = useMinute()
  const [asked, setAsked] = useState<{ step: StopStep; pace: AdPace }>()
  return (
    <>
      <TablePanel
        pages={pages}
        failed="The campaigns did not load"
        empty={
          <EmptyState title="No campaigns are running.">Campaigns appear here once they are paid.</EmptyState>
        }
        caption="Paid campaigns"
        columns={paceColumns(now, (step, pace) => setAsked({ step, pace }))}
        rowKey={({ campaignId }) => campaignId}
      />
      {asked && <StopDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
