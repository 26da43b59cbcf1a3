import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { kindOf } from '#shared/events/events/kind-of.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { trackShown } from '#web/lib/analytics/track.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { useServerTime } from '#web/lib/use-server-time.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { eventQuery } from '../api/event-queries.ts'
import { EventPage } from '../components/event-page.tsx'
import { GoneEvent } from '../components/gone-event.tsx'
import { titleOfEvent } from '../components/title-of-event.ts'

export const title = titleOfEvent

/** Loaded for those whom a notification asks to help. */
const StaffInvitation = lazy(async () => ({
  default: (await import('#web/features/events/event-staff/components/staff-invitation.tsx')).StaffInvitation,
}))

export function Screen() {
  const { eventId = '' } = useParams()
  const event = useQuery(eventQuery(eventId))
  const now = useServerTime()
  const [search] = useSearchParams()
  // The server knows no session, and renders nothing that it would have to wait for.
  const isInvited = useSession().status !== 'loading' && search.get('invited') === 'yes'
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
        {isInvited && (
          <Suspense fallback={null}>
            <StaffInvitation eventId={eventId} />
          </Suspense>
        )}
        <EventPage event={shown} now={now} />
      </>
    )
  // Helpers may be invited to a draft, which has no page yet.
  if (shown === null)
    return (
      <>
        {isInvited && (
          <Suspense fallback={null}>
            <StaffInvitation eventId={eventId} />
          </Suspense>
        )}
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
