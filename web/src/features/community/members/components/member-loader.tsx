import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { logActivity } from '#web/lib/log-activity.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { memberQuery } from '../api/member-queries.ts'

/** Loads the member in the address; a hidden member is not found, just like one who never existed. */
export function MemberLoader({ children }: { children: (member: PublicProfile) => ReactNode }) {
  const { userId = '' } = useParams()
  const member = useQuery(memberQuery(userId))
  const shownId = member.data?.id
  useEffect(() => {
    if (shownId) logActivity({ type: 'content_view', content: 'profile', id: shownId })
  }, [shownId])
  if (member.data) return children(member.data)
  if (member.data === null) return <NotFound />
  return (
    <div className="shell py-10">
      {member.isError ? (
        <QueryFailure
          title="This profile did not load"
          error={member.error}
          retrying={member.isFetching}
          onRetry={() => void member.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
