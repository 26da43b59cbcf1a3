import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type HeldEvent, listHeldEvents } from '#shared/competitions/desk/held-contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { PhaseBadge } from '#web/features/events/events/components/phase-badge.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DateBlock } from '#web/ui/date-block.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { isDeskNear, waitsWords } from './held-event-words.ts'
import { HeldEventsSkeleton } from './held-events-skeleton.tsx'

const heldEventsQuery = query('events', listHeldEvents, {}, { staleTime: 30_000 })

/** The events that an organizer holds now and next: entries, money, what waits, and the ways to work on them. */
export function HeldEventsPanel({ onSettled }: { onSettled: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(heldEventsQuery)
  const [now] = useState(serverTime)
  const isSettled = data !== undefined || error !== null
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  return (
    <Panel
      flush
      title="Events you run"
      aside={
        <TextLink to="/events?when=mine" className="text-sm">
          All your events
        </TextLink>
      }
    >
      {!data && !error && <HeldEventsSkeleton />}
      {!data && error && (
        <QueryFailure
          title="Your events did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && (
        <div className="grid min-h-44 content-center justify-items-start gap-4 p-5">
          <p className="text-dim">No upcoming events.</p>
          <ButtonLink to="/create-event" variant="primary">
            Create event
          </ButtonLink>
        </div>
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map((event, at) => (
            <HeldEventRow key={event.id} event={event} isFirst={at === 0} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type HeldEventRowProps = { event: HeldEvent; isFirst: boolean; now: string }

function HeldEventRow({ event, isFirst, now }: HeldEventRowProps) {
  const { id, title, startsAt, timeZone, venueName, city, phase, posterUrl, startsOn, endsOn } = event
  const path = eventPath(id)
  const waits = waitsWords(event.waits)
  const near = isDeskNear(event, now)
  return (
    <li className="grid gap-4 p-5">
      <div className="flex items-start gap-4">
        {posterUrl ? (
          <Picture
            src={posterUrl}
            alt=""
            sizes="5rem"
            width={72}
            height={96}
            isFirst={isFirst}
            className="h-24 w-18 shrink-0 rounded-sm border border-line object-cover"
          />
        ) : (
          <DateBlock startsOn={startsOn} endsOn={endsOn} />
        )}
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Link to={path} className="text-lg font-semibold wrap-anywhere hover:underline">
              {title}
            </Link>
            <PhaseBadge phase={phase} />
          </p>
          <p className="text-sm text-dim wrap-anywhere">
            {zonedTime(startsAt, timeZone)} · {[venueName, city].filter(Boolean).join(', ')}
          </p>
          {event.removedReason && (
            <p className="text-sm text-warn-ink">Taken off the site: {event.removedReason}</p>
          )}
          {waits.length > 0 && <p className="text-sm font-semibold">{waits.join(' · ')}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Entries event={event} />
        {(event.paidCents > 0 || event.dueCents > 0) && (
          <p className="text-sm">
            <span className="readout font-semibold">{dollars(event.paidCents)}</span> collected
            {event.dueCents > 0 && (
              <>
                {' · '}
                <span className="readout font-semibold">{dollars(event.dueCents)}</span> due (
                {event.waits.unpaid} unpaid)
              </>
            )}
          </p>
        )}
        <div className="flex gap-2 max-sm:w-full">
          <ButtonLink
            to={`${path}/desk`}
            variant={isFirst && near ? 'primary' : 'secondary'}
            className="max-sm:flex-1"
          >
            Desk<span className="sr-only"> of {title}</span>
          </ButtonLink>
          <ButtonLink to={`${path}/edit`} className="max-sm:flex-1">
            Edit<span className="sr-only"> {title}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

const grouped = (count: number) => count.toLocaleString('en-US')

function Entries({ event: { places, capacity, title } }: { event: HeldEvent }) {
  const { taken, waiting } = places
  const line = waiting > 0 ? `, ${grouped(waiting)} waiting` : ''
  const words =
    capacity === undefined
      ? `${grouped(taken)} ${taken === 1 ? 'entry' : 'entries'}`
      : `${grouped(taken)} of ${grouped(capacity)} entries`
  return (
    <div className="grid min-w-0 flex-1 basis-48 gap-1.5">
      <p className="text-sm">
        <span className="readout font-semibold">{grouped(taken)}</span>
        {words.slice(grouped(taken).length)}
        {line}
      </p>
      {capacity !== undefined && (
        <Meter
          label={`Entries of ${title}`}
          value={taken}
          max={Math.max(1, capacity)}
          hot={1}
          clip={1}
          valueText={words}
        />
      )}
    </div>
  )
}
