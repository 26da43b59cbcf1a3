import type { ReactNode } from 'react'
import type { Resource, ResourceStatus } from '#shared/content/resources/resource.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
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

/** A resource as administrators see it: its text, its state, and its actions. */
export function ResourceRow({ resource, handle, onEdit, onRetire }: ResourceRowProps) {
  const { kind, title, href, category, level, featured, status, deadSince } = resource
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 border-b border-line py-2 pr-4 pl-1 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
      {handle}
      <div className="grid min-w-0 items-center gap-x-6 gap-y-1 py-1.5 xl:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="font-semibold">
            <ResourceLink href={href}>{title}</ResourceLink>
          </p>
          <p className="text-sm text-dim">
            {[kindLabels[kind].one, category, levelLabels[level]].join(' · ')}
          </p>
        </div>
        <p className="flex flex-wrap gap-2 xl:justify-end">
          {deadSince && <Badge tone="danger">Link broken since {utcDay(deadSince)}</Badge>}
          {featured && <Badge tone="info">Featured</Badge>}
          <StatusBadge status={status} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:col-start-2 max-md:pb-1 md:w-40 md:justify-end">
        <Button size="sm" onClick={onEdit}>
          Edit<span className="sr-only"> {title}</span>
        </Button>
        {status !== 'published' && <PublishButton resource={resource} />}
        {status !== 'retired' && (
          <Button size="sm" variant="ghost" onClick={onRetire}>
            Retire<span className="sr-only"> {title}</span>
          </Button>
        )}
      </div>
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

const tones: Record<ResourceStatus, Tone> = { draft: 'warning', published: 'success', retired: 'neutral' }

const StatusBadge = ({ status }: { status: ResourceStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
)
