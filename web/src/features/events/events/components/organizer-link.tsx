import { useInfiniteQuery } from '@tanstack/react-query'
import { listMyDesks } from '#shared/competitions/desk/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { myEventsQuery } from '../api/event-queries.ts'

/** The events of others at whose desk the member helps. */
const myDesksQuery = pagesQuery(listMyDesks, { key: ['desk', 'mine'], staleTime: 300_000 })

/** The ways to the editor and the desk for those who hold this event or help there, and for administrators. */
export function OrganizerLink({ eventId }: { eventId: string }) {
  const session = useSession()
  const me = session.status === 'signed-in' && session.me.registrationCompleted ? session.me : undefined
  const { isOpen } = useAccess(me, me !== undefined)
  const isAdmin = me?.membershipType === 'admin'
  const mine = useInfiniteQuery({
    ...myEventsQuery,
    enabled: me !== undefined && !isAdmin && isOpen({ permission: 'events.create' }) === true,
  })
  const isOwn = mine.data?.pages.some(({ items }) => items.some(({ id }) => id === eventId)) === true
  const desks = useInfiniteQuery({ ...myDesksQuery, enabled: me !== undefined && !isAdmin })
  const help = desks.data?.pages.flatMap(({ items }) => items).find((one) => one.eventId === eventId)
  const holds = isAdmin || isOwn || help?.role === 'organizer'
  return (
    <>
      {holds && <ButtonLink to={`${eventPath(eventId)}/edit`}>Edit event</ButtonLink>}
      {(holds || help) && <ButtonLink to={`${eventPath(eventId)}/desk`}>Desk</ButtonLink>}
    </>
  )
}
