import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { ownEventQuery } from '../api/event-queries.ts'
import { EventEditor } from '../editing/event-editor.tsx'
import { EventWays } from '../editing/event-ways.tsx'

export const title = 'Edit event'

export function Screen() {
  const { eventId = '' } = useParams()
  const event = useQuery(ownEventQuery(eventId))
  return (
    <div className="page">
      <Breadcrumb
        items={[{ label: 'Your events', to: '/events?when=mine' }, { label: event.data?.title ?? title }]}
      />
      <div className="mt-3">
        <ScreenHeader
          title={event.data?.title ?? title}
          // On wide screens they are beside the form.
          actions={event.data && <EventWays event={event.data} className="lg:hidden" />}
        />
      </div>
      {event.isPending && (
        <Panel flush>
          <ListSkeleton rows={6} />
        </Panel>
      )}
      {event.isError && !event.data && (
        <QueryFailure
          title="This event did not load"
          error={event.error}
          retrying={event.isFetching}
          onRetry={() => void event.refetch()}
        />
      )}
      {event.data && <EventEditor key={event.data.id} event={event.data} />}
    </div>
  )
}
