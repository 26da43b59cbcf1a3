import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { kindOf } from '#shared/events/events/kind-of.ts'
import { StaffInvitation } from '#web/features/events/event-staff/components/staff-invitation.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { trackShown } from '#web/lib/analytics/track.ts'
import { useServerTime } from '#web/lib/use-server-time.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { eventQuery } from '../api/event-queries.ts'
import { EventPage } from '../components/event-page.tsx'
import { GoneEvent } from '../components/gone-event.tsx'
import { titleOfEvent } from '../components/title-of-event.ts'

export const title = titleOfEvent

export function Screen() {
  const { eventId = '' } = useParams()
  const event = useQuery(eventQuery(eventId))
  const now = useServerTime()
  const shown = event.data
  const shownId = shown?.id
  const kind = shown && kindOf(shown)
  useEffect(
    () => (shownId && kind ? trackShown('view_event_detail', { event_id: shownId, kind }) : undefined),
    [shownId, kind],
  )
  if (shown)
    return (
      <>
        <StaffInvitation eventId={eventId} />
        <EventPage event={shown} now={now} />
      </>
    )
  // Helpers may be invited to a draft, which has no page yet.
  if (shown === null)
    return (
      <>
        <StaffInvitation eventId={eventId} />
        <GoneEvent eventId={eventId} />
      </>
    )
  return (
    <div className="shell py-10">
      {event.isError ? (
        <QueryFailure
          title="This event did not load"
          error={event.error}
          retrying={event.isFetching}
          onRetry={() => void event.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
