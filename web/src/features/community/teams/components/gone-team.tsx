import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import type { Team } from '#shared/community/teams/team.ts'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownTeamQuery } from '../api/team-queries.ts'

const RemovedTeam = lazy(async () => ({ default: (await import('./removed-team.tsx')).RemovedTeam }))

/** An address without a team. The members of one that was removed still find it there. */
export function GoneTeam({ teamId }: { teamId: string }) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const own = useQuery({ ...ownTeamQuery(teamId as Team['id']), enabled: isMember, retry: false })
  if (!own.data?.team.removed) return <NotFound />
  return (
    <Suspense
      fallback={
        <div className="shell py-10">
          <Skeleton lines={4} className="h-24" />
        </div>
      }
    >
      <RemovedTeam own={own.data} />
    </Suspense>
  )
}
