import type { OwnEvent } from '#shared/events/contract.ts'
import { eventPath } from '#shared/events/event-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

type EventWaysProps = { event: Pick<OwnEvent, 'id' | 'status'>; className: string }

/** The ways from the editor to the page of an event and to its desk. A draft has neither. */
export function EventWays({ event: { id, status }, className }: EventWaysProps) {
  if (status !== 'published' && status !== 'cancelled') return null
  return (
    <>
      <ButtonLink size="sm" className={className} to={eventPath(id)}>
        View page
      </ButtonLink>
      <ButtonLink size="sm" className={className} to={`${eventPath(id)}/desk`}>
        Desk
      </ButtonLink>
    </>
  )
}
