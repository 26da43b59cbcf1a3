import type { Competitor } from '#shared/leaderboard/standings/contract.ts'
import { ordinal } from '#shared/platform/words/ordinal.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { bestOf, coursesByLength } from './course-best.ts'

/** The best score of the class that a member competes in most, and the rank that it has got them. */
export function BestFigure({ competitor: { courses, seasons } }: { competitor: Competitor }) {
  const [course] = coursesByLength(courses)
  const best = course && bestOf(course)
  if (!course || !best) return null
  const season = seasons.find(({ classKey }) => classKey === course.classKey) ?? seasons[0]
  return (
    <StatTile
      label={`Best in ${course.className}`}
      value={showScore(best)}
      unit={course.unit}
      note={
        season && (
          <>
            {ordinal(season.rank)} of {season.of} in{' '}
            <TextLink to={`/leaderboard?season=${season.seasonId}&class=${season.classKey}`}>
              {season.classKey === course.classKey
                ? season.seasonName
                : `${season.seasonName}, ${season.className}`}
            </TextLink>
          </>
        )
      }
    />
  )
}
