import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { TeamCard } from '#shared/community/teams/contract.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { listTitle, type TeamFilters, teamsPath } from './team-filters.ts'
import { TeamTile } from './team-tile.tsx'

type TeamListProps = {
  filters: TeamFilters
  teams: readonly TeamCard[]
  nextCursor: string | undefined
  /** The list is still the one before, until the next has come. */
  changing: boolean
}

/** One page of teams and the ways on from it. */
export function TeamList({ filters, teams, nextCursor, changing }: TeamListProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const kind = useNavigationType()
  const { cursor } = filters
  const shownCursor = useRef(cursor)
  const filtered = Boolean(filters.q || filters.state || filters.joinable)

  // Another page starts at its top. On the way back the browser knows the position.
  useEffect(() => {
    if (shownCursor.current === cursor) return
    shownCursor.current = cursor
    if (kind !== 'POP') title.current?.focus()
  }, [cursor, kind])

  return (
    <section
      aria-labelledby="teams-title"
      aria-busy={changing}
      className={changing ? 'opacity-60' : undefined}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 ref={title} id="teams-title" tabIndex={-1} className="label text-dim outline-none">
          {listTitle(filters)}
        </h2>
        <p role="status" className="readout text-sm text-dim">
          {teams.length === 1 ? '1 team' : `${teams.length} teams`} on this page
        </p>
      </div>
      {teams.length === 0 ? (
        <EmptyState
          title={filtered ? 'No matching teams' : 'No teams yet'}
          action={
            filtered || cursor ? (
              <ButtonLink to="/teams">Show all teams</ButtonLink>
            ) : (
              <ButtonLink to="/teams/new" variant="primary">
                Found the first team
              </ButtonLink>
            )
          }
        >
          {filtered
            ? 'Try part of the name, or use fewer filters. You can also found a team where there is none.'
            : 'Found a team, invite the people you compete with, and it appears here.'}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {teams.map((team) => (
            <TeamTile key={team.id} team={team} />
          ))}
        </ul>
      )}
      {(cursor || nextCursor) && (
        <nav aria-label="Pages" className="mt-8 flex flex-wrap justify-center gap-3">
          {cursor && <ButtonLink to={teamsPath({ ...filters, cursor: '' })}>First page</ButtonLink>}
          {nextCursor && (
            <ButtonLink to={teamsPath({ ...filters, cursor: nextCursor })} rel="next">
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  )
}
