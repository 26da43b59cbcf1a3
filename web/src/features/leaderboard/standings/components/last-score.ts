import type { Competitor } from '#shared/leaderboard/standings/contract.ts'
import type { Score } from '#shared/rules/scores/score.ts'

type Course = Competitor['courses'][number]

export type LastScore = {
  course: Course
  last: Course['scores'][number]
  /** The scores of the season so far in this class; without a season, the latest ones. */
  season: number[]
  rank: { words: string; seasonName: string; path: string } | undefined
  best: Score
}

const mostDrawn = 12

const meanOf = ({ sumHundredths, judges }: Score) => sumHundredths / judges

const isBetter = (one: Score, other: Score, { betterIs }: Pick<Course, 'betterIs'>) =>
  betterIs === 'less' ? meanOf(one) < meanOf(other) : meanOf(one) > meanOf(other)

/** The latest verified score of a member in a class where they have a rank, else in any; undefined without one. */
export function lastScore({
  courses,
  seasons,
}: Pick<Competitor, 'courses' | 'seasons'>): LastScore | undefined {
  const seasonOf = ({ classKey, leagueName, scores }: Course) =>
    seasons.find(
      (one) =>
        one.classKey === classKey &&
        one.leagueName === leagueName &&
        one.history.some(({ eventId }) => eventId === scores.at(-1)?.eventId),
    )
  // A class in which the member has a rank says more than one that counts in no season.
  const course = courses.find((one) => seasonOf(one)) ?? courses[0]
  const last = course?.scores.at(-1)
  if (!course || !last) return undefined
  const ofLast = seasonOf(course)
  const inSeason = new Set(ofLast?.history.map(({ eventId }) => eventId))
  const ofSeason = course.scores.filter(({ eventId }) => eventId !== undefined && inSeason.has(eventId))
  const drawn = ofSeason.length > 1 ? ofSeason : course.scores.slice(-mostDrawn)
  const best = course.scores.reduce(
    (one, other) => (isBetter(other.score, one.score, course) ? other : one),
    last,
  )
  return {
    course,
    last,
    season: drawn.map(({ score }) => meanOf(score) / 100),
    rank: ofLast && {
      words: `${inOrder(ofLast.rank)} of ${ofLast.of}`,
      seasonName: ofLast.seasonName,
      path: `/leaderboard?season=${ofLast.seasonId}&class=${ofLast.classKey}`,
    },
    best: best.score,
  }
}

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A rank as people say it: `2nd`. */
const inOrder = (rank: number) => `${rank}${endings[rules.select(rank)] ?? 'th'}`
