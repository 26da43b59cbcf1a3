import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { listMyRegistrations } from '#shared/events/registrations/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { call } from '#web/lib/call.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DateBlock } from '#web/ui/date-block.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { nextShow } from './next-show.ts'
import { NextShowSkeleton } from './next-show-skeleton.tsx'

/** The member’s next event, or null. Entries to come are listed in the order of time, so the first page has it. */
const nextShowQuery = queryOptions({
  queryKey: ['registrations', 'next-show'],
  queryFn: async ({ signal }) => {
    const { items } = await call(listMyRegistrations, { query: { when: 'upcoming' } }, { signal })
    return nextShow(items, serverTime()) ?? null
  },
  staleTime: 30_000,
})

/** The next event that a member has entered, with the state of the entry. It links to the ticket. */
export function NextShowPanel() {
  const { data: show, error, isFetching, refetch } = useQuery(nextShowQuery)
  return (
    <Panel
      title="Your next show"
      aside={
        <TextLink to="/my-entries" className="text-sm">
          My entries
        </TextLink>
      }
    >
      {show && (
        <div className="relative flex min-h-30 items-start gap-4">
          <DateBlock startsOn={show.startsOn} endsOn={show.endsOn} />
          <div className="grid min-w-0 gap-1">
            <Link
              to={`/my-entries#${show.id}`}
              className="text-lg font-semibold text-balance wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {show.title}
            </Link>
            <p className="text-sm text-dim">
              <time dateTime={show.startsAt}>{show.time}</time>
            </p>
            <p className="text-sm text-dim wrap-anywhere">{show.place}</p>
            <p>
              <Badge tone={show.badge.tone}>{show.badge.word}</Badge>
            </p>
          </div>
        </div>
      )}
      {show === null && (
        <div className="grid min-h-30 content-between justify-items-start gap-4">
          <p className="text-dim">You have not entered an event that is still to come.</p>
          <ButtonLink to="/events">Find an event</ButtonLink>
        </div>
      )}
      {show === undefined && !error && <NextShowSkeleton />}
      {show === undefined && error && (
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
