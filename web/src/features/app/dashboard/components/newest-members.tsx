import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { placeOf } from '#shared/community/members/place-of.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { newestMembersQuery } from '#web/features/community/members/api/member-queries.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const shown = 4

export function NewestMembers() {
  const me = useMe()
  const newest = useQuery(newestMembersQuery)
  const others = newest.data?.items.filter(({ id }) => id !== me.id).slice(0, shown)
  return (
    <Panel
      flush
      title="New members"
      aside={
        <TextLink to="/members" className="text-sm">
          All members
        </TextLink>
      }
    >
      {newest.isPending && <ListSkeleton rows={shown} />}
      {newest.isError && !newest.data && (
        <QueryFailure
          title="The newest members did not load"
          error={newest.error}
          retrying={newest.isFetching}
          onRetry={() => void newest.refetch()}
        />
      )}
      {others?.length === 0 && (
        <p className="px-5 py-8 text-dim">Members who make their profile public appear here.</p>
      )}
      <ul className="divide-y divide-line wrap-anywhere">
        {others?.map((member) => (
          <li key={member.id} className="relative flex items-center gap-3 px-5 py-3 hover:bg-raised">
            <Avatar name={member.name} src={member.profileImage} size="sm" />
            <span className="min-w-0">
              <Link
                to={`/member/${member.id}`}
                className="block font-semibold after:absolute after:inset-0 hover:underline"
              >
                {member.companyName || member.name}
              </Link>
              <span className="block text-sm text-dim">
                {[membershipLabels[member.membershipType], placeOf(member)].filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
