import { useQuery } from '@tanstack/react-query'
import type { Event } from '#shared/events/events/event.ts'
import { myRegistrationQuery } from '#web/features/events/registrations/api/registration-queries.ts'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** An address without an event. People who entered one that was removed still find their entry. */
export function GoneEvent({ eventId }: { eventId: string }) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const mine = useQuery({
    ...myRegistrationQuery(eventId as Event['id']),
    enabled: isMember,
    retry: false,
  })
  if (!mine.data?.event.isRemoved) return <NotFound />
  return (
    <div className="shell py-10">
      <PageHeader
        title="This event is no longer on the site"
        lead="An administrator took it down. Your entry stays as it is: your ticket is valid, and you can withdraw."
        actions={
          <ButtonLink variant="primary" to="/my-entries">
            See your entry
          </ButtonLink>
        }
      />
    </div>
  )
}
