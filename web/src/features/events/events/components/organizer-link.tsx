import { useQuery } from '@tanstack/react-query'
import { getEventRole } from '#shared/events/event-staff/helping-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/**
 * The ways to the editor and the desk for those who hold this event or help there, and for administrators; everyone
 * but its organizers can report it.
 */
export function OrganizerLink({ event: { id: eventId, title } }: { event: Pick<Event, 'id' | 'title'> }) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const { data } = useQuery(
    query('events', getEventRole, { params: { eventId } }, { enabled: isMember, staleTime: 300_000 }),
  )
  if (!data) return null
  const { role } = data
  return (
    <>
      {role && role !== 'desk' && <ButtonLink to={`${eventPath(eventId)}/edit`}>Edit event</ButtonLink>}
      {role && <ButtonLink to={`${eventPath(eventId)}/desk`}>Desk</ButtonLink>}
      {role !== 'owner' && role !== 'organizer' && (
        <ReportButton subject={{ type: 'event', id: eventId }} of={`the event ${title}`} />
      )}
    </>
  )
}
