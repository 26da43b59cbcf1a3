import type { ReactNode } from 'react'
import type { Resource } from '#shared/content/resources/resource.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePublishResource } from '../api/resource-commands.ts'
import { kindLabels, levelLabels, statusLabels } from './resource-labels.ts'
import { ResourceLink } from './resource-link.tsx'

type ResourceRowProps = {
  resource: Resource
  /** Moves the row by dragging, or by keys. */
  handle: ReactNode
  onEdit: () => void
  onRetire: () => void
}

/** A resource as administrators see it: its text, its exceptions, and its actions. */
export function ResourceRow({ resource, handle, onEdit, onRetire }: ResourceRowProps) {
  const { kind, title, href, category, level, featured, status, deadSince } = resource
  const entries: MenuEntry[] = [{ kind: 'action', label: 'Edit', onSelect: onEdit }]
  if (status !== 'retired') entries.push({ kind: 'action', label: 'Retire', onSelect: onRetire })
  return (
    <div className="flex items-center gap-2 border-b border-line px-1 py-1">
      {handle}
      <div className="grid min-w-0 grow items-center gap-x-6 gap-y-1 py-1.5 xl:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="font-semibold">
            <ResourceLink href={href}>{title}</ResourceLink>
          </p>
          <p className="text-sm text-dim">
            {[kindLabels[kind].one, category, levelLabels[level]].join(' · ')}
          </p>
        </div>
        {(deadSince || featured || status !== 'published') && (
          <p className="flex flex-wrap gap-2 xl:justify-end">
            {deadSince && <Badge tone="danger">Link broken since {utcDay(deadSince)}</Badge>}
            {featured && <Badge tone="info">Featured</Badge>}
            {status !== 'published' && <Badge tone={tones[status]}>{statusLabels[status]}</Badge>}
          </p>
        )}
      </div>
      {status !== 'published' && <PublishButton resource={resource} />}
      <MoreMenu of={title} entries={entries} />
    </div>
  )
}

/** Each has its own command, so that several can be pressed one after the other. */
function PublishButton({ resource }: { resource: Resource }) {
  const { id, title, version } = resource
  const command = usePublishResource()
  const publish = usePress(() =>
    command
      .mutateAsync({ params: { resourceId: id }, body: { version } })
      .then(() => toast.success(`Published ${title}`), toastFailure),
  )
  return (
    <Button size="sm" busy={command.isPending} onClick={publish}>
      Publish<span className="sr-only"> {title}</span>
    </Button>
  )
}

const tones = { draft: 'warning', retired: 'neutral' } as const
