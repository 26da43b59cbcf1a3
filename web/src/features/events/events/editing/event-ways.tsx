import { eventPath } from '#shared/events/events/event-path.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { previewPath } from '../components/preview-path.ts'

type EventWaysProps = { event: Pick<OwnEvent, 'id' | 'status' | 'removed' | 'classes'>; className: string }

/** The ways from the editor to the page of an event, to its desk and to its classes. A draft has only a preview. */
export function EventWays({ event, className }: EventWaysProps) {
  const { id, status, classes } = event
  const preview = previewPath(event)
  const previewLink = preview && (
    <ButtonLink size="sm" className={className} to={preview}>
      Preview
    </ButtonLink>
  )
  if (status !== 'published' && status !== 'cancelled') return previewLink
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
