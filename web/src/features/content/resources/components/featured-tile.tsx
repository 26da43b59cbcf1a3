import type { PublicResource } from '#shared/content/resources/resource.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { ResourceFacts } from './resource-facts.tsx'
import { kindLabels } from './resource-labels.ts'
import { ResourceLink } from './resource-link.tsx'
import { useLinkedEntry } from './use-linked-entry.ts'

/** A resource that is worth knowing first. The whole tile links to it. */
export function FeaturedTile({ resource }: { resource: PublicResource }) {
  const { id, kind, title, summary, href } = resource
  const { ref, marked } = useLinkedEntry(id)
  return (
    <li
      ref={ref}
      id={id}
      className={cx(
        'panel relative flex flex-col items-start gap-2 p-5 [transition:background-color_150ms,border-color_150ms] hover:border-edge hover:bg-raised',
        marked && 'bg-raised',
      )}
    >
      {kind === 'partner' ? (
        <Badge tone="info">Partner</Badge>
      ) : (
        <p className="label text-dim">{kindLabels[kind].one}</p>
      )}
      <h3 className="text-lg font-semibold">
        <ResourceLink href={href} className="after:absolute after:inset-0">
          {title}
        </ResourceLink>
      </h3>
      <p className="grow text-pretty whitespace-pre-line">{summary}</p>
      <ResourceFacts resource={resource} />
    </li>
  )
}
