import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { SaveSearchButton } from '#web/features/market/saved-searches/components/save-search-button.tsx'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { logActivity } from '#web/lib/log-activity.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { itemsQuery } from '../api/item-queries.ts'
import { CategoryTiles } from '../components/category-tiles.tsx'
import { FilterChips } from '../components/filter-chips.tsx'
import { FilterForm } from '../components/filter-form.tsx'
import { isSearch, readFilters } from '../components/item-filters.ts'
import { ItemList } from '../components/item-list.tsx'
import { pageHeading } from '../components/items-title.ts'
import { searchedFor } from '../components/searched-for.ts'

export const title = ({ search }: PageData): string => pageHeading(readFilters(search))

export function Screen() {
  const [search] = useSearchParams()
  const exists = useKnownScreens()
  const isSignedIn = useSession().status === 'signed-in'
  const filters = readFilters(search)
  const page = useQuery(itemsQuery(filters))
  const heading = pageHeading(filters)
  const saving = isSearch(filters) && <SaveSearchButton filters={searchedFor(filters)} />
  const { q } = filters
  const found = page.isPlaceholderData ? undefined : page.data?.items.length
  useEffect(() => {
    if (q && found !== undefined) logActivity({ type: 'search', query: q, resultCount: found })
  }, [q, found])
  return (
    <div className="shell py-10">
      <PageHeader
        title={heading}
        {...(heading === 'Marketplace'
          ? { lead: 'Car audio from builders and competitors.' }
          : { label: 'Marketplace' })}
        actions={
          <>
            {/* On a phone it stands last, else left of the other: nothing moves when it comes. */}
            {isSignedIn && (
              <ButtonLink to="/marketplace/saved" className="max-sm:order-2">
                Saved
              </ButtonLink>
            )}
            {exists('/marketplace/sell') && <ButtonLink to="/marketplace/sell">Sell something</ButtonLink>}
          </>
        }
      />
      <FilterForm filters={filters} placeError={page.isPlaceholderData ? undefined : page.data?.placeError} />
      <CategoryTiles filters={filters} />
      <FilterChips filters={filters} />
      {/* Where nothing is found, it is the next step there. */}
      {saving && page.data?.items.length !== 0 && <div className="mb-5">{saving}</div>}
      <ItemList filters={filters} page={page} saving={saving} />
    </div>
  )
}
