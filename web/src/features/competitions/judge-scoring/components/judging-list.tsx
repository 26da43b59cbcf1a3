import { Link } from 'react-router-dom'
import type { JudgingCard } from '#shared/competitions/competitions/contract.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { stateWords } from './class-words.ts'

/** The events and classes of a judge or a lane that this device knows. */
export function JudgingList({ cards }: { cards: readonly JudgingCard[] }) {
  if (cards.length === 0)
    return (
      <EmptyState
        title="You are not judging today."
        action={<ButtonLink to="/events">Find an event</ButtonLink>}
      >
        <p>Organizers assign judges to their events. Once you are one, your classes appear here.</p>
      </EmptyState>
    )
  return (
    <div className="grid gap-6">
      {cards.map(({ eventId, eventTitle, startsAt, timeZone, classes }) => (
        <Panel
          key={eventId}
          flush
          title={eventTitle}
          aside={<span className="text-sm">{zonedTime(startsAt, timeZone)}</span>}
        >
          <ul className="divide-y divide-line">
            {classes.map(({ classKey, name, state, entries }) => {
              const [label, tone] = stateWords[state]
              return (
                <li key={classKey}>
                  <Link
                    to={`/judge-scoring?event=${eventId}&class=${classKey}`}
                    className="flex min-h-16 flex-wrap items-center gap-3 px-4 py-2 hover:bg-raised"
                  >
                    <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
                    <span className="text-dim">{entries === 1 ? '1 entry' : `${entries} entries`}</span>
                    <Badge tone={tone}>{label}</Badge>
                  </Link>
                </li>
              )
            })}
            {classes.length === 0 && <li className="p-4 text-dim">No classes assigned to you yet.</li>}
          </ul>
        </Panel>
      ))}
    </div>
  )
}
