import { queryOptions, useQuery } from '@tanstack/react-query'
import { QrCode as TicketIcon } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { eventPath } from '#shared/events/events/event-path.ts'
import { listMyRegistrations } from '#shared/events/registrations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { call } from '#web/lib/call.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DateBlock } from '#web/ui/date-block.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dueWords, type Show, showsOf } from './next-show.ts'
import { NextShowSkeleton } from './next-show-skeleton.tsx'

const PayDueDialog = lazy(async () => ({ default: (await import('./pay-due-dialog.tsx')).PayDueDialog }))

/** The member’s next events. Entries to come are listed in the order of time, so the first page has them. */
const nextShowQuery = queryOptions({
  queryKey: ['registrations', 'next-show'],
  queryFn: async ({ signal }) => {
    const { items } = await call(listMyRegistrations, { query: { when: 'upcoming' } }, { signal })
    return showsOf(items, serverTime())
  },
  staleTime: 30_000,
})

type NextShowPanelProps = {
  /** True for members who come for something else: they see it once they have entered an event. */
  onlyIfAny?: boolean
  onSettled?: () => void
}

/** The next event that a member has entered: what is due, the ticket, and what comes after it. */
export function NextShowPanel({ onlyIfAny = false, onSettled }: NextShowPanelProps) {
  const { data: shows, error, isFetching, refetch } = useQuery(nextShowQuery)
  const isEmpty = shows !== undefined && !shows.next && shows.offers.length === 0
  const isSettled = shows !== undefined || error !== null
  useEffect(() => {
    if (isSettled) onSettled?.()
  }, [isSettled, onSettled])
  if (onlyIfAny && (isEmpty || (!shows && !error))) return null
  return (
    <Panel
      flush
      title="Your next show"
      aside={
        <TextLink to="/my-entries" className="text-sm">
          My entries
        </TextLink>
      }
    >
      {shows?.offers.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
      {shows && shows.earlier.length > 0 && (
        <ul className="divide-y divide-line border-b border-line">
          {shows.earlier.map((show) => (
            <FurtherShow key={show.id} show={show} />
          ))}
        </ul>
      )}
      {shows?.next && <NextShow show={shows.next} isSecond={shows.offers.length > 0} />}
      {isEmpty && (
        <div className="grid min-h-44 content-center justify-items-start gap-4 p-5">
          <p className="text-dim">No upcoming shows.</p>
          <ButtonLink to="/events" variant="primary">
            Find an event
          </ButtonLink>
        </div>
      )}
      {shows && shows.later.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {shows.later.map((show) => (
            <FurtherShow key={show.id} show={show} />
          ))}
        </ul>
      )}
      {shows === undefined && !error && <NextShowSkeleton />}
      {shows === undefined && error && (
        <QueryFailure
          title="Your next show did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  )
}

/** What runs out comes first: with an offer above it, the ticket is the second thing to do. */
function NextShow({ show, isSecond }: { show: Show; isSecond: boolean }) {
  const { registration, id, title, startsOn, endsOn, startsAt, isOn, time, place, classes, badge } = show
  const { event, pay, ticket, payUntil, status } = registration
  const [paying, setPaying] = useState(false)
  const [now] = useState(serverTime)
  const due = dueWords(registration, now)
  const canPay = status === 'confirmed' && due !== undefined && payUntil !== undefined && now < payUntil
  return (
    <div className="grid min-h-44 gap-4 p-5">
      <div className="flex items-start gap-4">
        {event.posterUrl ? (
          <Picture
            src={event.posterUrl}
            alt=""
            sizes="11rem"
            width={176}
            height={96}
            isFirst
            className="h-24 w-18 shrink-0 rounded-sm border border-line object-cover sm:w-44"
          />
        ) : (
          <DateBlock startsOn={startsOn} endsOn={endsOn} />
        )}
        <div className="grid min-w-0 gap-1">
          <Link
            to={`/my-entries#${id}`}
            className="text-xl font-semibold text-balance wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          <p className="text-sm text-dim wrap-anywhere">
            <time dateTime={startsAt}>{time}</time> · {place}
          </p>
          {classes.length > 0 && <p className="text-sm wrap-anywhere">{classes.join(' · ')}</p>}
          <p>
            <Badge tone={badge.tone}>{badge.word}</Badge>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          {due ? (
            <>
              <span className="readout text-2xl font-semibold">{dollars(pay.dueCents)}</span>{' '}
              <span className="text-sm text-dim">{due}</span>
            </>
          ) : (
            ticket && <span className="text-sm text-dim">Nothing is due.</span>
          )}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {canPay && (
            <Button data-own onClick={() => setPaying(true)}>
              Pay {dollars(pay.dueCents)}
            </Button>
          )}
          {isOn && classes.length > 0 && (
            <ButtonLink to={`${eventPath(event.id)}/board`}>
              Live board<span className="sr-only"> of {title}</span>
            </ButtonLink>
          )}
          <ButtonLink
            to={`/my-entries#${id}`}
            variant={isSecond ? 'secondary' : 'primary'}
            className="max-sm:flex-1"
          >
            {ticket && <TicketIcon className="size-4" aria-hidden="true" />}
            {ticket ? 'Ticket' : 'Open entry'}
            <span className="sr-only"> for {title}</span>
          </ButtonLink>
        </div>
      </div>
      {paying && (
        <Suspense fallback={null}>
          <PayDueDialog registration={registration} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** A spot from the waitlist, which someone else gets if no one takes it in time. */
function Offer({ offer: { registration, title } }: { offer: Show }) {
  const { event, offerUntil } = registration
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line bg-raised px-5 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">A spot at {title} is yours</p>
        {offerUntil && (
          <p className="text-sm text-dim">Accept it by {zonedTime(offerUntil, event.timeZone)}.</p>
        )}
      </div>
      <ButtonLink to={eventPath(event.id)} variant="primary">
        Accept spot<span className="sr-only"> at {title}</span>
      </ButtonLink>
    </div>
  )
}

function FurtherShow({ show: { registration, id, title, time, badge } }: { show: Show }) {
  const { pay } = registration
  const [now] = useState(serverTime)
  const due = dueWords(registration, now)
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-raised">
      <span className="min-w-0">
        <Link
          to={`/my-entries#${id}`}
          className="block font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <span className="block text-sm text-dim">{time}</span>
      </span>
      {due ? (
        <span className="text-sm">
          <span className="readout font-semibold">{dollars(pay.dueCents)}</span> {due}
        </span>
      ) : (
        <Badge tone={badge.tone}>{badge.word}</Badge>
      )}
    </li>
  )
}
