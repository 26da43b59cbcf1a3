import { Search } from 'lucide-react'
import type { PublicResource } from '#shared/content/resources/resource.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FeaturedTile } from './featured-tile.tsx'
import { findResources, type ResourceFilter } from './find-resources.ts'
import { ResourceFacts } from './resource-facts.tsx'
import { groupByKind, resourceGroups } from './resource-groups.ts'
import { kindLabels } from './resource-labels.ts'
import { ResourceLink } from './resource-link.tsx'
import { useLinkedEntry } from './use-linked-entry.ts'

type ResourceLibraryProps = {
  resources: readonly PublicResource[]
  filter: ResourceFilter
  onClear: () => void
}

/** The featured ones and all others by kind; with a filter, those that it leaves. */
export function ResourceLibrary({ resources, filter, onClear }: ResourceLibraryProps) {
  if (resources.length === 0) return <EmptyState title="Nothing here yet." />
  const narrowed = Object.values(filter).some(Boolean)
  const found = findResources(resources, filter)
  const { featured, groups } = narrowed
    ? { featured: [], groups: groupByKind(found) }
    : resourceGroups(resources)
  return (
    <>
      <p role="status" className="readout mb-2 min-h-6 text-sm text-dim">
        {narrowed && found.length > 0 && `${found.length} of ${resources.length} resources`}
      </p>
      {narrowed && found.length === 0 && (
        <EmptyState
          title="No matching resources"
          graphic={<Search className="size-10 text-faint" aria-hidden="true" />}
          action={<Button onClick={onClear}>Clear filters</Button>}
        >
          Try fewer or different words, or another category.
        </EmptyState>
      )}
      {featured.length > 0 && (
        <section aria-labelledby="featured" className="mb-10">
          <h2 id="featured" className="label mb-4 text-dim">
            Featured
          </h2>
          <ul className="grid gap-4 md:grid-cols-3">
            {featured.map((resource) => (
              <FeaturedTile key={resource.id} resource={resource} />
            ))}
          </ul>
        </section>
      )}
      {groups.map(({ kind, resources: ofKind }) => (
        <section
          key={kind}
          aria-labelledby={kind}
          className="grid gap-x-12 gap-y-2 border-t border-edge py-6 lg:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <h2 id={kind} className="label pt-4 text-dim">
            {kindLabels[kind].many}
          </h2>
          <ul className="[&>li:last-child]:border-b-0">
            {ofKind.map((resource) => (
              <ResourceEntry key={resource.id} resource={resource} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** One resource in the list of its kind. */
function ResourceEntry({ resource }: { resource: PublicResource }) {
  const { id, kind, title, summary, href } = resource
  const { ref, marked } = useLinkedEntry(id)
  return (
    <li
      ref={ref}
      id={id}
      className={cx(
        'grid gap-1 border-b border-line py-4',
        marked && 'bg-raised [box-shadow:0_0_0_8px_var(--c-raised)]',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold">
          <ResourceLink href={href}>{title}</ResourceLink>
        </h3>
        {kind === 'partner' && <Badge tone="info">Partner</Badge>}
      </div>
      <p className="max-w-2xl text-pretty whitespace-pre-line">{summary}</p>
      <ResourceFacts resource={resource} />
    </li>
  )
}
