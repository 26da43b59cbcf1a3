import { useQuery } from '@tanstack/react-query'
import { getEventRole } from '#shared/events/event-staff/helping-contract.ts'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The ways to the editor and the desk for those who hold this event or help there, and for administrators. */
export function OrganizerLink({ eventId }: { eventId: PublicEvent['id'] }) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const { data } = useQuery(
    query('events', getEventRole, { params: { eventId } }, { enabled: isMember, staleTime: 300_000 }),
  )
  const role = data?.role
  if (!role) return null
  return (
    <>
      {role !== 'desk' && <ButtonLink to={`${eventPath(eventId)}/edit`}>Edit event</ButtonLink>}
      <ButtonLink to={`${eventPath(eventId)}/desk`}>Desk</ButtonLink>
    </>
  )
}
