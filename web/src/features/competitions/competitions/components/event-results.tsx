import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { placeWords, scoreWords, unitOf } from '#shared/competitions/competitions/board-words.ts'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { boardQuery, classesQuery } from '../api/competition-queries.ts'
import { StateBadge } from './state-badge.tsx'

const isBegun = ({ state }: ClassCard) => state !== 'planned'
const hasPlaces = ({ state }: ClassCard) => state === 'verified'

/** Shows how the classes of an event are doing, with the places of those that are verified. */
export function EventResults({ eventId }: { eventId: string }) {
  const classes = useQuery(classesQuery(eventId))
  const begun = (classes.data?.items ?? []).filter(isBegun)
  const [open, setOpen] = useState<string>()
  if (begun.length === 0) return null
  const shown = open ?? begun.find(hasPlaces)?.classKey
  return (
    <Panel
      title="Results"
      aside={
        <TextLink to={`${eventPath(eventId)}/results`} className="text-sm">
          All results
        </TextLink>
      }
    >
      <ul className="divide-y divide-line">
        {begun.map((card) => (
          <li key={card.classKey} className="py-2.5">
            {hasPlaces(card) ? (
              <details
                open={card.classKey === shown}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open) setOpen(card.classKey)
                  else if (card.classKey === shown) setOpen('')
                }}
              >
                <summary className="cursor-pointer">
                  <span className="mr-3 font-semibold wrap-anywhere">{card.name}</span>
                  <StateBadge state={card.state} />
                </summary>
                {card.classKey === shown && <Places eventId={eventId} card={card} />}
              </details>
            ) : (
              <p>
                <span className="mr-3 font-semibold wrap-anywhere">{card.name}</span>
                <StateBadge state={card.state} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Places({ eventId, card }: { eventId: string; card: ClassCard }) {
  const board = useQuery(boardQuery(eventId, card))
  if (board.isError && !board.data)
    return (
      <QueryFailure
        title="The places did not load"
        error={board.error}
        retrying={board.isFetching}
        onRetry={() => void board.refetch()}
      />
    )
  if (!board.data) return <Skeleton lines={3} className="mt-3 h-5" />
  return (
    <ol aria-label={`Places of ${card.name}`} className="mt-2 grid gap-1.5">
      {board.data.rows.map((row) => (
        <PlaceRow key={row.entryId} row={row} kind={board.data.kind} />
      ))}
    </ol>
  )
}

function PlaceRow({ row, kind }: { row: Board['rows'][number]; kind: Board['kind'] }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <span className="readout font-semibold">{placeWords(row)}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">{row.name}</span>
      <span className="readout text-sm">
        {scoreWords(row)}
        {row.score && <span className="ml-1 text-dim">{unitOf(kind)}</span>}
      </span>
    </li>
  )
}
