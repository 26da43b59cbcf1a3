// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { billingTabs } from '../components/billing-tabs.ts'
import { ExportButton } from '../components/export-button.tsx'

export const title = 'Billing Management'

const loading = (
  <Panel flush>
    <ListSkeleton rows={8} />
  </Panel>
)

export function Screen() {
  const [search, setSearch] = useSearchParams()
  return (
    <div className="page">
      <ScreenHeader title="Billing Management" actions={<ExportButton />} />
      <Tabs
        label="Billing"
        narrow="dropdown"
        value={search.get('tab') ?? 'overview'}
        onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
        tabs={billingTabs.map(({ id, label, Content }) => ({
          id,
          label,
          content: (
            <Suspense fallback={loading}>
              <Content />
            </Suspense>
          ),
        }))}
      />
    </div>
  )
}
