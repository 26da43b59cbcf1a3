import type { ResultStatus } from '#shared/competitions/competition-results/competition-result.ts'
import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { ordinal } from '#shared/platform/words/ordinal.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ResultMenu } from './result-menu.tsx'

const statusWords: Record<ResultStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'warning' },
  verified: { label: 'Verified', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
  superseded: { label: 'Replaced', tone: 'neutral' },
}

type Shown = {
  onChange: (result: OwnResult) => void
  onRemove: (result: OwnResult) => void
  /** True if the results are of several leagues. */
  namesLeague: boolean
}

/** The member’s own results as a table: what was scored, what it counts as, and what may be done about it. */
export const resultColumns = ({ onChange, onRemove, namesLeague }: Shown): readonly Column<OwnResult>[] => [
  {
    id: 'on',
    header: 'Date',
    narrow: 'note',
    className: 'whitespace-nowrap',
    cell: ({ eventOn }) => utcDay(eventOn),
  },
  {
    id: 'event',
    header: 'Event',
    narrow: 'title',
    cell: ({ eventId, eventName }) =>
      eventId ? <TextLink to={eventPath(eventId)}>{eventName}</TextLink> : eventName,
  },
  {
    id: 'class',
    header: 'Class',
    narrow: 'meta',
    cell: ({ className, leagueName, place, vehicle }) => (
      <>
        {className}
        <span className="sm:hidden">
          {place !== undefined && <> · {ordinal(place)}</>}
          {namesLeague && <> · {leagueName}</>}
        </span>
        <span className="hidden text-sm text-dim lg:block">
          {[namesLeague && leagueName, vehicle && `${vehicle.year} ${vehicle.make} ${vehicle.model}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  {
    id: 'place',
    header: 'Place',
    numeric: true,
    cell: ({ place }) => (place === undefined ? '–' : ordinal(place)),
  },
  {
    id: 'score',
    header: 'Score',
    numeric: true,
    narrow: 'end',
    cell: ({ score, isZero }) => (isZero ? 'Zero' : showScore(score)),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (result) => <Standing result={result} />,
  },
  {
    id: 'more',
    header: 'Actions',
    heading: <span className="sr-only">Actions</span>,
    narrow: 'foot',
    className: 'sm:w-20',
    cell: (result) => (
      <span className="flex items-center justify-between sm:justify-end">
        <span className="sm:hidden">
          <Standing result={result} />
        </span>
        <ResultMenu result={result} onChange={() => onChange(result)} onRemove={() => onRemove(result)} />
      </span>
    ),
  },
]

/** Most results are verified, so only another status shows. */
const Standing = ({ result: { status, source } }: { result: OwnResult }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {status === 'verified' ? (
      <span className="sr-only">{statusWords.verified.label}</span>
    ) : (
      <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
    )}
    {source === 'member' && <span className="text-sm text-dim">self-reported</span>}
  </span>
)
