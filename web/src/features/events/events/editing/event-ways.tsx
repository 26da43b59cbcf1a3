import { eventPath } from '#shared/events/events/event-path.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

type EventWaysProps = { event: Pick<OwnEvent, 'id' | 'status' | 'removed' | 'classes'>; className: string }

/** The ways from the editor to the page of an event, to its desk and to its classes. A draft has none of them. */
export function EventWays({ event, className }: EventWaysProps) {
  const { id, status, classes } = event
  if (status !== 'published' && status !== 'cancelled') return null
  return (
    <>
      {hasPage(event) && (
        <ButtonLink size="sm" className={className} to={eventPath(id)}>
          View page
        </ButtonLink>
      )}
      <ButtonLink size="sm" className={className} to={`${eventPath(id)}/desk`}>
        Desk
      </ButtonLink>
      {classes.length > 0 && (
        <ButtonLink size="sm" className={className} to={`${eventPath(id)}/desk?tab=classes`}>
          Classes
        </ButtonLink>
      )}
    </>
  )
}
