import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'
import type { TopRow } from '#shared/leaderboard/standings/season-top-contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { seasonTopQuery } from '#web/features/rules/seasons/api/season-queries.ts'
import { SeasonPart } from '#web/features/rules/seasons/public/season-part.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** As many links to other classes as fit into two lines. */
const mostLinks = 6

/** The first five of the largest class, and the way to the others. A season without standings has no such part. */
export function SeasonTop({ seasonId }: { seasonId: Season['id'] }) {
  const found = useQuery(seasonTopQuery(seasonId))
  const path = (classKey?: string) =>
    `/leaderboard?${new URLSearchParams({ season: seasonId, ...(classKey && { class: classKey }) })}`
  if (found.data === null || (found.data && !found.data.top)) return null
  const { classes = [], top } = found.data ?? {}
  const others = classes.filter(({ classKey }) => classKey !== top?.classKey)
  const leader = top?.rows[0]?.points ?? 0
  return (
    <SeasonPart
      id="standings"
      title="Standings"
      {...(top && { aside: <TextLink to={path(top.classKey)}>All {top.competitors} ranked</TextLink> })}
    >
      {found.isError && !top && (
        <QueryFailure
          title="The standings did not load"
          error={found.error}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <ListSkeleton rows={5} />}
      {top && (
        <Panel flush title={top.name} headingLevel={3}>
          <ol aria-label={`Top of ${top.name}`} className="divide-y divide-line">
            {top.rows.map((row, at) => (
              <TopLine key={row.competitorId} row={row} gap={leader - row.points} isFirst={at === 0} />
            ))}
          </ol>
          {others.length > 0 && (
            <nav
              aria-label="Other classes"
              className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line px-5 py-4 text-sm"
            >
              {others.slice(0, mostLinks).map(({ classKey, name }) => (
                <TextLink key={classKey} to={path(classKey)}>
                  {name}
                </TextLink>
              ))}
              {others.length > mostLinks && <TextLink to={path()}>All {classes.length} classes</TextLink>}
            </nav>
          )}
        </Panel>
      )}
    </SeasonPart>
  )
}

type TopLineProps = {
  row: TopRow
  /** The points to the leader. */
  gap: number
  isFirst: boolean
}

function TopLine({ row, gap, isFirst }: TopLineProps) {
  const { competitorId, name, pictureUrl, rank, isTied, points } = row
  return (
    <li className="relative flex items-center gap-3 px-5 py-2.5 hover:bg-raised">
      <span className="readout w-8 shrink-0 text-lg font-semibold">
        {rank}
        {isTied && (
          <>
            <span aria-hidden="true">=</span>
            <span className="sr-only"> shared</span>
          </>
        )}
      </span>
      <Avatar name={name} src={pictureUrl ?? null} size="sm" />
      <Link
        to={competitorPath(competitorId)}
        className="min-w-0 flex-1 font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      {gap > 0 && (
        <span className="readout text-sm text-dim">
          <span aria-hidden="true">−</span>
          {gap}
          <span className="sr-only"> behind the leader</span>
        </span>
      )}
      <span className={isFirst ? 'readout text-2xl text-signal-ink' : 'readout text-lg font-semibold'}>
        {points}
        <span className="sr-only"> points</span>
      </span>
    </li>
  )
}
