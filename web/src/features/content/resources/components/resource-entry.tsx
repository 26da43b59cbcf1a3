import type { PublicResource } from '#shared/content/resources/resource.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { ResourceFacts } from './resource-facts.tsx'
import { ResourceLink } from './resource-link.tsx'
import { useLinkedEntry } from './use-linked-entry.ts'

/** One resource in the list of its kind. */
export function ResourceEntry({ resource }: { resource: PublicResource }) {
  const { id, kind, title, summary, href } = resource
  const { ref, marked } = useLinkedEntry(id)
  return (
    <li
      ref={ref}
      id={id}
      className={cx('grid gap-1 border-b border-line py-4', marked && 'bg-raised ring-8 ring-raised')}
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
