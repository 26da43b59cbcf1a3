import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { MemberCard } from '#shared/community/members/member-card.ts'
import { memberPath } from '#shared/community/members/member-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type DirectoryFilters, directoryPath, directoryTitle } from './directory-filters.ts'
import { MemberTile } from './member-tile.tsx'

type DirectoryProps = {
  filters: DirectoryFilters
  members: readonly MemberCard[]
  nextCursor: string | undefined
  /** The list is still the one before, until the next has come. */
  changing: boolean
}

/** One page of members and the ways on from it. */
export function Directory({ filters, members, nextCursor, changing }: DirectoryProps) {
  const session = useSession()
  const title = useRef<HTMLHeadingElement>(null)
  const kind = useNavigationType()
  const { cursor } = filters
  const shownCursor = useRef(cursor)
  const signedIn = session.status === 'signed-in' && session.me.registrationCompleted
  const filtered = Boolean(filters.q || filters.type || filters.state)

  // Another page starts at its top. On the way back the browser knows the position.
  useEffect(() => {
    if (shownCursor.current === cursor) return
    shownCursor.current = cursor
    if (kind !== 'POP') title.current?.focus()
  }, [cursor, kind])

  return (
    <section
      aria-labelledby="directory-title"
      aria-busy={changing}
      className={changing ? 'opacity-60' : undefined}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 ref={title} id="directory-title" tabIndex={-1} className="label text-dim outline-none">
          {directoryTitle(filters)}
        </h2>
        <p role="status" className="readout text-sm text-dim">
          {members.length === 1 ? '1 member' : `${members.length} members`} on this page
        </p>
      </div>
      {members.length === 0 ? (
        <EmptyState
          title={filtered ? 'No matching members' : 'No members yet'}
          action={
            filtered || cursor ? (
              <ButtonLink to="/members">Show all members</ButtonLink>
            ) : (
              <ButtonLink to="/pricing" variant="primary">
                Join free
              </ButtonLink>
            )
          }
        >
          {filtered
            ? 'Try part of the name, or use fewer filters.'
            : 'Members appear here when they make their profile public.'}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {members.map((member) => (
            <MemberTile
              key={member.id}
              member={member}
              to={signedIn ? `/member/${member.id}` : memberPath(member.id)}
            />
          ))}
        </ul>
      )}
      {(cursor || nextCursor) && (
        <nav aria-label="Pages" className="mt-8 flex flex-wrap justify-center gap-3">
          {cursor && <ButtonLink to={directoryPath({ ...filters, cursor: '' })}>First page</ButtonLink>}
          {nextCursor && (
            <ButtonLink to={directoryPath({ ...filters, cursor: nextCursor })} rel="next">
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  )
}
