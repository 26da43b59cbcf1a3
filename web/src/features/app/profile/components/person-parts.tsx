import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { OrganizerEvents } from '#web/features/events/events/components/organizer-events.tsx'
import { memberVehiclesQuery } from '#web/features/events/vehicles/api/member-vehicles-query.ts'
import { MemberGarage } from '#web/features/events/vehicles/components/member-garage.tsx'
import {
  competitorQuery,
  competitorResultsQuery,
} from '#web/features/leaderboard/standings/api/competitor-query.ts'
import { BestFigure } from '#web/features/leaderboard/standings/components/best-figure.tsx'
import { CompetitorResults } from '#web/features/leaderboard/standings/components/competitor-results.tsx'
import {
  BestsPanel,
  SeasonsPanel,
} from '#web/features/leaderboard/standings/components/competitor-tables.tsx'
import { ScoreCourses } from '#web/features/leaderboard/standings/components/score-courses.tsx'
import type { PersonPartsProps } from '../load-person-parts.ts'

/** What a member holds, scores and drives. Its own file, because it brings the schemas of all of that. */
export function PersonParts({ userId, children }: PersonPartsProps) {
  const { data: competitor, isPending } = useQuery(competitorQuery(userId))
  // What these parts read comes with the page, so that none of them pushes another down.
  const garage = useQuery(memberVehiclesQuery(userId))
  const results = useInfiniteQuery(competitorResultsQuery(userId))
  const { seasons = [], bests = [], courses = [] } = competitor ?? {}
  return children({
    isPending: isPending || garage.isPending || results.isPending,
    figure: competitor && <BestFigure competitor={competitor} />,
    content: ({ id, membershipType }: PublicProfile) => (
      <div className="mt-8 grid gap-8">
        {isBusiness(membershipType) && <OrganizerEvents userId={id} />}
        <ScoreCourses key={id} courses={courses} quiet />
        <MemberGarage userId={id} />
        {(bests.length > 0 || seasons.length > 0) && (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <BestsPanel bests={bests} />
            <SeasonsPanel seasons={seasons} />
          </div>
        )}
        <CompetitorResults userId={id} />
      </div>
    ),
  })
}
