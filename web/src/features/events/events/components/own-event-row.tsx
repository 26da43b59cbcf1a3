import { eventPath } from '#shared/events/events/event-path.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EventRow } from './event-row.tsx'
import { previewPath } from './preview-path.ts'

/** An event in the list of the person who holds it. */
export function OwnEventRow({ event }: { event: OwnEvent }) {
  const { id, title, status, removed } = event
  const path = eventPath(id)
  const preview = previewPath(event)
  return (
    <EventRow
      event={event}
      to={`${path}/edit`}
      {...(removed && { note: `Taken off the site: ${removed.reason}` })}
    >
      <ButtonLink size="sm" to={`${path}/edit`}>
        Edit<span className="sr-only"> {title}</span>
      </ButtonLink>
      {preview && (
        <ButtonLink size="sm" variant="ghost" to={preview}>
          Preview<span className="sr-only"> of {title}</span>
        </ButtonLink>
      )}
      {(status === 'published' || status === 'cancelled') && (
        <>
          <ButtonLink size="sm" to={`${path}/desk`}>
            Desk<span className="sr-only"> of {title}</span>
          </ButtonLink>
          {hasPage(event) && (
            <ButtonLink size="sm" variant="ghost" to={path}>
              View<span className="sr-only"> {title}</span>
            </ButtonLink>
          )}
        </>
      )}
    </EventRow>
  )
}
