import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { PublicDirectory } from '#web/features/platform/lists/public-directory.tsx'
import { TileSkeletons } from '#web/features/platform/lists/tile-skeletons.tsx'
import { logActivity } from '#web/lib/log-activity.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { membersQuery } from '../api/member-queries.ts'
import {
  type DirectoryFilters,
  directoryPath,
  directoryTitle,
  readFilters,
} from '../components/directory-filters.ts'
import { FilterForm } from '../components/filter-form.tsx'
import { MemberTile } from '../components/member-tile.tsx'

const FromCommunity = lazy(async () => ({
  default: (await import('#web/features/community/feed/components/from-community.tsx')).FromCommunity,
}))

export const title = 'Members'

export function Screen() {
  const [search] = useSearchParams()
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const filters = readFilters(search)
  const page = useQuery(membersQuery(filters))
  const { q } = filters
  const found = page.isPlaceholderData ? undefined : page.data?.items.length
  useEffect(() => {
    if (q && found !== undefined) logActivity({ type: 'search', query: q, resultCount: found })
  }, [q, found])
  return (
    <PublicDirectory
      label="Community"
      title="Members"
      lead="The people who compete, build, sell, and run the lanes."
      form={<FilterForm filters={filters} />}
      filters={filters}
      page={page}
      waiting={<TileSkeletons count={12} />}
      failed="The directory did not load"
      pathOf={directoryPath}
      titleOf={directoryTitle}
      counted={['member', 'members']}
      empty={(shown) => <NoMembers filters={shown} />}
      below={
        isMember && (
          <div className="mt-10">
            <Suspense fallback={<Skeleton lines={4} className="h-12" />}>
              <FromCommunity />
            </Suspense>
          </div>
        )
      }
    >
      {(member) => (
        <MemberTile member={member} to={isMember ? `/member/${member.id}` : memberPath(member.id)} />
      )}
    </PublicDirectory>
  )
}

function NoMembers({ filters: { q, type, state, cursor } }: { filters: DirectoryFilters }) {
  const narrowed = Boolean(q || type || state)
  return (
    <EmptyState
      title={narrowed ? 'No matching members' : 'No members yet'}
      action={
        narrowed || cursor ? (
          <ButtonLink to="/members">Show all members</ButtonLink>
        ) : (
          <ButtonLink to="/pricing" variant="primary">
            Sign up free
          </ButtonLink>
        )
      }
    >
      {narrowed
        ? 'Try part of the name, or use fewer filters.'
        : 'Members appear here when they make their profile public.'}
    </EmptyState>
  )
}
