import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { eventPath } from '#shared/events/events/event-path.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { useServerTime } from '#web/lib/use-server-time.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { eventPreviewQuery } from '../api/preview-query.ts'
import { EventLayout } from '../components/event-layout.tsx'

export const title = 'Preview of an event'

/** The page of a draft, for those who may publish it. */
export function Screen() {
  const { eventId = '' } = useParams()
  const { data: event, error, isError, isFetching, refetch } = useQuery(eventPreviewQuery(eventId))
  const now = useServerTime()
  if (event === null) return <NotFound />
  if (event && event.status !== 'draft') return <Navigate to={eventPath(event.id)} replace />
  if (event)
    return (
      <EventLayout
        event={event}
        now={now}
        banner={
          <Banner
            tone="warning"
            className="mb-6"
            action={
              <ButtonLink size="sm" to={`${eventPath(event.id)}/edit`}>
                Edit event
              </ButtonLink>
            }
          >
            <p className="font-semibold">Preview. Only organizers can see this page.</p>
            <p className="mt-1 text-sm">It becomes public when you publish the event.</p>
          </Banner>
        }
      />
    )
  return (
    <div className="shell py-10">
      {isError ? (
        <QueryFailure
          title="The preview did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
