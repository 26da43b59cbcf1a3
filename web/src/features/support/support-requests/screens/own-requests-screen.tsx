import * as z from 'zod/mini'
import { newRequestPath } from '#shared/platform/help/help-path.ts'
import { OwnRequestTab } from '#shared/support/support-requests/contract.ts'
import { FilterSearch } from '#web/features/platform/lists/filter-search.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { OwnRequests } from '../components/own-requests.tsx'

export const title = 'Support'

const requestFilter = {
  tab: z._default(OwnRequestTab, 'open'),
  q: z.optional(z.string().check(z.maxLength(80))),
}

const tabs: readonly { id: OwnRequestTab; label: string }[] = [
  { id: 'open', label: 'Open' },
  { id: 'waiting', label: 'Waiting for you' },
  { id: 'solved', label: 'Solved' },
]

export function Screen() {
  const { filter, setFilter } = useAddressFilter(requestFilter)
  const { tab, q } = filter
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        actions={
          <ButtonLink variant="primary" to={newRequestPath}>
            Ask for help
          </ButtonLink>
        }
      />
      <div className="mb-4 max-w-md">
        <FilterSearch
          label="Search your requests"
          placeholder="Number or subject"
          q={q ?? ''}
          onChange={(words) => setFilter({ q: words || undefined })}
        />
      </div>
      <Tabs
        label="Your requests"
        value={tab}
        onChange={(id) => setFilter({ tab: z.parse(OwnRequestTab, id) })}
        tabs={tabs.map((one) => ({ ...one, content: <OwnRequests tab={one.id} q={q} /> }))}
      />
    </div>
  )
}
