import type { Competitor } from '#shared/leaderboard/standings/contract.ts'
import type { Score } from '#shared/rules/scores/score.ts'

type Course = Competitor['courses'][number]

export type LastScore = {
  course: Course
  last: Course['scores'][number]
  /** The scores of the season so far in this class; without a season, the latest ones. */
  season: number[]
  rank: { words: string; seasonName: string; seasonId: string } | undefined
  best: Score | undefined
}

const mostDrawn = 12

/** The latest verified score of a member with the course of its class; undefined without one. */
export function lastScore({
  courses,
  seasons,
  bests,
}: Pick<Competitor, 'courses' | 'seasons' | 'bests'>): LastScore | undefined {
  const course = courses[0]
  const last = course?.scores.at(-1)
  if (!course || !last) return undefined
  const season = seasons.find(
    ({ classKey, leagueName, history }) =>
      classKey === course.classKey &&
      leagueName === course.leagueName &&
      history.some(({ eventId }) => eventId === last.eventId),
  )
  const inSeason = new Set(season?.history.map(({ eventId }) => eventId))
  const ofSeason = course.scores.filter(({ eventId }) => eventId !== undefined && inSeason.has(eventId))
  const drawn = ofSeason.length > 1 ? ofSeason : course.scores.slice(-mostDrawn)
  const best = bests.find(
    ({ classKey, leagueName }) => classKey === course.classKey && leagueName === course.leagueName,
  )
  return {
    course,
    last,
    season: drawn.map(({ score }) => score.sumHundredths / score.judges / 100),
    rank: season && {
      words: `${inOrder(season.rank)} of ${season.of}`,
      seasonName: season.seasonName,
      seasonId: season.seasonId,
    },
    best: best?.score,
  }
}

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A rank as people say it: `2nd`. */
const inOrder = (rank: number) => `${rank}${endings[rules.select(rank)] ?? 'th'}`
