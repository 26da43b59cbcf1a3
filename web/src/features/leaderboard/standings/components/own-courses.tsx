import { useQuery } from '@tanstack/react-query'
import { getOwnCompetitor } from '#shared/leaderboard/standings/contract.ts'
import { query } from '#web/lib/query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ScoreCourses } from './score-courses.tsx'

/** The verified scores of the member over time. The list below says the same, so a failure goes without words. */
export function OwnCourses() {
  const own = useQuery(query('standings', getOwnCompetitor, {}))
  if (own.isPending) return <Skeleton lines={4} className="h-24" />
  return <ScoreCourses courses={own.data?.courses ?? []} />
}
