import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
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
import { sellerItemsQuery } from '#web/features/market/market-items/api/item-queries.ts'
import { SellerItems } from '#web/features/market/market-items/components/seller-items.tsx'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { cx } from '#web/ui/cx.ts'
import type { PersonPartsProps } from '../load-person-parts.ts'

const RatedSeller = lazy(async () => ({
  default: (await import('#web/features/market/sales/components/rated-seller.tsx')).RatedSeller,
}))

/** What a member holds, scores and drives. Its own file, because it brings the schemas of all of that. */
export function PersonParts({ userId, children }: PersonPartsProps) {
  const { data: competitor, isPending } = useQuery(competitorQuery(userId))
  // What these parts read comes with the page, so that none of them pushes another down.
  const garage = useQuery(memberVehiclesQuery(userId))
  const results = useInfiniteQuery(competitorResultsQuery(userId))
  const forSale = useInfiniteQuery(sellerItemsQuery(userId))
  const isAwake = useIsAwake()
  const { seasons = [], bests = [], courses = [] } = competitor ?? {}
  // The head of the page shows a single best already.
  const showsBests = bests.length > 1 || bests.some(({ isClassRecord }) => isClassRecord)
  const cars = garage.data?.items.length ?? 0
  return children({
    isPending: isPending || garage.isPending || results.isPending || forSale.isPending,
    figure: competitor && <BestFigure competitor={competitor} />,
    content: ({ id, membershipType }: PublicProfile) => (
      <div className="mt-8 grid gap-8">
        {isBusiness(membershipType) && <OrganizerEvents userId={id} />}
        {(courses.length > 0 || cars > 0) && (
          <div
            className={cx(
              'grid items-start gap-8',
              cars === 1 && courses.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
            )}
          >
            <ScoreCourses key={id} courses={courses} quiet />
            <MemberGarage userId={id} />
          </div>
        )}
        {(showsBests || seasons.length > 0) && (
          <div className={cx('grid items-start gap-6', showsBests && seasons.length > 0 && 'lg:grid-cols-2')}>
            {showsBests && <BestsPanel bests={bests} />}
            <SeasonsPanel seasons={seasons} />
          </div>
        )}
        <CompetitorResults userId={id} />
        <SellerItems userId={id} />
        {isAwake && (
          <Suspense fallback={null}>
            <RatedSeller userId={id} />
          </Suspense>
        )}
      </div>
    ),
  })
}
