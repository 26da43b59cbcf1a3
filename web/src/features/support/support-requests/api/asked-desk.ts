import { useQuery } from '@tanstack/react-query'
import type { ShownDesk } from '#shared/support/support-desks/shown-desk.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import type { RelatedTo } from '#shared/support/support-requests/support-request.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { organizationOfEventQuery } from './about-title.ts'
import { supportDeskQuery, supportInfoQuery } from './support-queries.ts'

type AskedDesk = {
  desk: ShownDesk | undefined
  /** The desk that the address names takes no requests. */
  isClosed: boolean
  error: Error | null
  isFetching: boolean
  readAgain: () => void
}

/**
 * The desk that the form writes to: the one that the address names, else that of the organization which holds the event
 * that it is about, else the platform’s.
 */
export function useAskedDesk(named: string | undefined, about: RelatedTo | undefined): AskedDesk {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const isNamed = named !== undefined && named !== platformDesk
  const isOfEvent = isMember && !isNamed && about?.kind === 'event'
  const event = useQuery({ ...organizationOfEventQuery(about?.id ?? ''), enabled: isOfEvent })
  const organizationId = isNamed ? named : isOfEvent ? (event.data ?? undefined) : undefined
  const platform = useQuery({ ...supportInfoQuery, enabled: !isNamed })
  const own = useQuery({
    ...supportDeskQuery(organizationId ?? ''),
    enabled: isMember && organizationId !== undefined,
  })
  const isOpen = organizationId !== undefined && own.data != null
  const isFinding = (isOfEvent && event.isPending) || (organizationId !== undefined && own.isPending)
  const asked = isNamed ? own : platform
  return {
    desk: isOpen ? (own.data ?? undefined) : isNamed || isFinding ? undefined : platform.data,
    isClosed: isNamed && own.data === null,
    error: asked.error,
    isFetching: asked.isFetching,
    readAgain: () => void asked.refetch(),
  }
}
