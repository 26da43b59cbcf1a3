import { useState } from 'react'
import type { CmsPage, PageStatus } from '#shared/content/cms-pages/page.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { NewPageDialog } from '../components/new-page-dialog.tsx'
import { pageFilter, pageFilterParts } from '../components/page-filter.ts'
import { statusLabels } from '../components/page-labels.ts'
import { PageList } from '../components/page-list.tsx'

export const title = 'Pages'

/** Tabs that usually have content come first. */
const tabs: readonly PageStatus[] = ['published', 'draft', 'scheduled', 'archived']

export function Screen() {
  const { filter, setFilter } = useAddressFilter(pageFilter)
  const [creating, setCreating] = useState<{ copyOf: CmsPage | undefined }>()
  return (
    <div className="page">
      <ScreenHeader
        title="Pages"
        lead="Policies, rules, and other text at /pages."
        actions={
          <Button variant="primary" onClick={() => setCreating({ copyOf: undefined })}>
            New page
          </Button>
        }
      />
      <Tabs
        label="Status"
        narrow="dropdown"
        value={filter.status}
        onChange={(id) => setFilter({ status: id })}
        tabs={tabs.map((id) => ({
          id,
          label: id === 'draft' ? 'Drafts' : statusLabels[id],
          content: (
            <>
              <FilterBar parts={pageFilterParts} filter={filter} onChange={setFilter} />
              <PageList
                filter={filter}
                onClear={() => setFilter({ q: undefined, placement: undefined, section: undefined })}
                onDuplicate={(copyOf) => setCreating({ copyOf })}
              />
            </>
          ),
        }))}
      />
      {creating && <NewPageDialog copyOf={creating.copyOf} onClose={() => setCreating(undefined)} />}
    </div>
  )
}
