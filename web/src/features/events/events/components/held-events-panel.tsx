import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { heldEventsQuery } from '../api/event-queries.ts'
import { OwnEventRow } from './own-event-row.tsx'

const shown = 3

/** The events that an organizer holds next, with the way to all of them. */
export function HeldEventsPanel() {
  const { data, error, isFetching, refetch } = useQuery(heldEventsQuery)
  const next = data?.items.toSorted((one, other) => ((one.startsAt ?? '') < (other.startsAt ?? '') ? -1 : 1))
  return (
    <Panel
      flush
      title="Events you hold"
      aside={
        <TextLink to="/events?when=mine" className="text-sm">
          All your events
        </TextLink>
      }
    >
      {!data && !error && <ListSkeleton rows={shown} />}
      {!data && error && (
        <QueryFailure
          title="Your events did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {next?.length === 0 && (
        <div className="grid justify-items-start gap-4 px-5 py-5">
          <p className="text-dim">You hold no event that is still to come.</p>
          <ButtonLink to="/create-event">Create event</ButtonLink>
        </div>
      )}
      {next && next.length > 0 && (
        <ul className="divide-y divide-line">
          {next.slice(0, shown).map((event) => (
            <OwnEventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
