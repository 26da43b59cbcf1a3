import { useQuery } from '@tanstack/react-query'
import { ResourceLevel } from '#shared/content/resources/resource.ts'
import { AdSlot } from '#web/features/platform/ad-slots/components/ad-slot.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { resourcesQuery } from '../api/resource-queries.ts'
import { resourceFilter } from '../components/find-resources.ts'
import { levelLabels } from '../components/resource-labels.ts'
import { ResourceLibrary } from '../components/resource-library.tsx'

export const title = 'Resources'

const levels = ResourceLevel.options
  .filter((level) => level !== 'any')
  .map((level) => [level, levelLabels[level]] as const)

export function Screen() {
  const resources = useQuery(resourcesQuery)
  const { filter, setFilter } = useAddressFilter(resourceFilter)
  // The category in the address shows as chosen, even if nothing is in it.
  const categories = new Set([
    ...(resources.data?.categories ?? []),
    ...(filter.category ? [filter.category] : []),
  ])
  return (
    <div className="shell py-10">
      <PageHeader
        label="Library"
        title="Resources"
        lead="Guides, tools and rulebooks that are worth your time, here and elsewhere on the web."
      />
      <FilterBar
        parts={[
          {
            kind: 'search',
            name: 'q',
            label: 'Search resources',
            placeholder: 'A word or two, such as “port”',
          },
          {
            kind: 'choice',
            name: 'category',
            label: 'Category',
            any: 'All categories',
            options: [...categories].map((category) => [category, category] as const),
          },
          { kind: 'choice', name: 'level', label: 'Level', any: 'All levels', options: levels },
        ]}
        filter={filter}
        onChange={setFilter}
      />
      {resources.isPending && <LibrarySkeleton />}
      {resources.isError && !resources.data && (
        <QueryFailure
          title="The resources did not load"
          error={resources.error}
          retrying={resources.isFetching}
          onRetry={() => void resources.refetch()}
        />
      )}
      {resources.data && (
        <ResourceLibrary
          resources={resources.data.items}
          filter={filter}
          onClear={() => setFilter({ q: undefined, category: undefined, level: undefined })}
        />
      )}
      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <AdSlot zone="resource_partner" />
      </div>
    </div>
  )
}

/** Holds the place of the three tiles and the first group. */
function LibrarySkeleton() {
  return (
    <>
      <div aria-hidden="true" className="mt-8 mb-10 grid gap-4 md:grid-cols-3">
        {Array.from({ length: 3 }, (_, tile) => (
          <div key={`tile-${tile.toString()}`} className="panel grid gap-3 p-5">
            <span className="skeleton block w-1/4" />
            <span className="skeleton block w-3/4" />
            <span className="skeleton block" />
            <span className="skeleton block w-2/3" />
          </div>
        ))}
      </div>
      <div className="grid gap-x-12 gap-y-2 border-t border-edge py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <span aria-hidden="true" className="skeleton mt-5 block h-4 w-20" />
        <ListSkeleton rows={5} />
      </div>
    </>
  )
}
