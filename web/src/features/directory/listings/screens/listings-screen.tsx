import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { logActivity } from '#web/lib/log-activity.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { listingsQuery } from '../api/listing-queries.ts'
import { FilterChips } from '../components/filter-chips.tsx'
import { FilterForm } from '../components/filter-form.tsx'
import { pageHeading } from '../components/list-title.ts'
import { listingsPath, readFilters } from '../components/listing-filters.ts'
import { ListingList } from '../components/listing-list.tsx'
import { ListingMap } from '../map/listing-map.tsx'

export const title = ({ search }: PageData): string => pageHeading(readFilters(search))

export function Screen() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const exists = useKnownScreens()
  const filters = readFilters(search)
  const page = useQuery(listingsQuery(filters))
  const { q, view } = filters
  const found = page.isPlaceholderData ? undefined : page.data?.items.length
  useEffect(() => {
    if (q && found !== undefined) logActivity({ type: 'search', query: q, resultCount: found })
  }, [q, found])
  return (
    <div className="shell py-10">
      <PageHeader
        title={pageHeading(filters)}
        lead="Shops, installers, and brands, reviewed by members."
        actions={exists('/directory/add') && <ButtonLink to="/directory/add">Add a business</ButtonLink>}
      />
      <FilterForm filters={filters} placeError={page.isPlaceholderData ? undefined : page.data?.placeError} />
      <FilterChips filters={filters} />
      <Tabs
        label="Views"
        value={view || 'list'}
        onChange={(id) =>
          void navigate(listingsPath({ ...filters, cursor: '', view: id === 'map' ? 'map' : '' }), {
            replace: true,
            preventScrollReset: true,
          })
        }
        tabs={[
          { id: 'list', label: 'List', content: <ListingList filters={filters} page={page} /> },
          { id: 'map', label: 'Map', content: <ListingMap filters={filters} /> },
        ]}
      />
    </div>
  )
}
