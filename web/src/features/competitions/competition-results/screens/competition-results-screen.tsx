// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { line } from '#shared/text.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { VerifyQueue } from '../components/verify-queue.tsx'

export const title = 'Competition results'

const ClassesTab = lazy(async () => ({ default: (await import('../components/classes-tab.tsx')).ClassesTab }))
const VerifiedTab = lazy(async () => ({
  default: (await import('#web/features/competitions/bulk-changes/components/verified-tab.tsx')).VerifiedTab,
}))
const ChangesTab = lazy(async () => ({
  default: (await import('#web/features/competitions/bulk-changes/components/changes-tab.tsx')).ChangesTab,
}))
const GuestsTab = lazy(async () => ({
  default: (await import('#web/features/competitions/guest-claims/components/guests-tab.tsx')).GuestsTab,
}))
const ExportDialog = lazy(async () => ({
  default: (await import('../components/export-dialog.tsx')).ExportDialog,
}))

const view = {
  tab: z._default(z.enum(['verify', 'verified', 'classes', 'changes', 'guests']), 'verify'),
  league: z.optional(line(60)),
  class: z.optional(line(60)),
  q: z.optional(line(60)),
}

export function Screen() {
  const { filter, setFilter } = useAddressFilter(view)
  const { isOpen } = useAccess(useMe(), true)
  const [exporting, setExporting] = useState(false)
  const [isAdmin, mayBulk] = [isOpen('admin'), isOpen({ permission: 'competition_results.bulk_update' })]
  const tabs = [
    { id: 'verify', label: 'To verify', content: <VerifyQueue mayBulk={mayBulk === true} /> },
    { id: 'classes', label: 'Classes', content: <ClassesTab /> },
    ...(isAdmin
      ? [
          {
            id: 'verified',
            label: 'Verified',
            content: <VerifiedTab leagueId={filter.league} classKey={filter.class} onChange={setFilter} />,
          },
        ]
      : []),
    ...(mayBulk ? [{ id: 'changes', label: 'Changes', content: <ChangesTab /> }] : []),
    ...(isAdmin
      ? [
          {
            id: 'guests',
            label: 'Guests',
            content: <GuestsTab q={filter.q} onSearch={(q) => setFilter({ q: q || undefined })} />,
          },
        ]
      : []),
  ]
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead="Results that members reported and classes that head judges signed. They count once you accept them."
        actions={isAdmin && <Button onClick={() => setExporting(true)}>Export CSV</Button>}
      />
      <Tabs
        label="Results"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab })}
        tabs={tabs.map((tab) => ({
          ...tab,
          content: <Suspense fallback={<Skeleton lines={4} className="h-12" />}>{tab.content}</Suspense>,
        }))}
      />
      {exporting && (
        <Suspense>
          <ExportDialog onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </div>
  )
}
