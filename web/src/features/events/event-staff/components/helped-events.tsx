import { useInfiniteQuery } from '@tanstack/react-query'
import { type HelpedEvent, listHelpedEvents } from '#shared/events/event-staff/helping-contract.ts'
import { staffRoleLabels } from '#shared/events/event-staff/staff-role-labels.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { EventRow } from '#web/features/events/events/components/event-row.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The latest first. */
const helpedEventsQuery = pagesQuery(listHelpedEvents, { key: ['events', 'helped'] })

/** Other people's events at which the member helps. It shows nothing if there are none. */
export function HelpedEvents() {
  const pages = useInfiniteQuery(helpedEventsQuery)
  return (
    <CursorList pages={pages} failed="The events you staff did not load" waiting={null} empty={null}>
      {(events) => (
        <Panel title="Events you staff" flush>
          <ul className="divide-y divide-line">
            {events.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                to={pathOf(event)}
                note={`You ${event.status === 'invited' ? 'are invited as' : 'are'} ${staffRoleLabels[event.role]}`}
              >
                <Ways event={event} />
              </EventRow>
            ))}
          </ul>
        </Panel>
      )}
    </CursorList>
  )
}

const isShown = ({ phase }: HelpedEvent) => phase !== 'draft'

/** A draft has a page for those alone who edit it, and for the answer to an invitation. */
function pathOf(event: HelpedEvent): string | undefined {
  const path = eventPath(event.id)
  if (event.status === 'invited') return `${path}?invited=yes`
  if (isShown(event)) return path
  return event.role === 'organizer' ? `${path}/edit` : undefined
}

function Ways({ event }: { event: HelpedEvent }) {
  const { id, title, role, status } = event
  const path = eventPath(id)
  if (status === 'invited')
    return (
      <ButtonLink size="sm" variant="primary" to={`${path}?invited=yes`}>
        Answer<span className="sr-only"> the invitation to {title}</span>
      </ButtonLink>
    )
  return (
    <>
      {role === 'organizer' && (
        <ButtonLink size="sm" to={`${path}/edit`}>
          Edit<span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
      {!isShown(event) && role === 'organizer' && (
        <ButtonLink size="sm" variant="ghost" to={`${path}/preview`}>
          Preview<span className="sr-only"> of {title}</span>
        </ButtonLink>
      )}
      {isShown(event) && (role === 'organizer' || role === 'desk') && (
        <ButtonLink size="sm" to={`${path}/desk`}>
          Desk<span className="sr-only"> of {title}</span>
        </ButtonLink>
      )}
      {isShown(event) && (
        <ButtonLink size="sm" variant="ghost" to={path}>
          View<span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
    </>
  )
}
