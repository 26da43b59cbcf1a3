import type { ScoreCourse } from '#shared/leaderboard/standings/contract.ts'
import type { Score } from '#shared/rules/scores/score.ts'

/** A score as a plot places it. */
export const plotted = ({ sumHundredths, judges }: Score): number => sumHundredths / judges / 100

export const keyOfCourse = ({ leagueName, classKey }: ScoreCourse) => `${leagueName}#${classKey}`

/** The class with the most scores first; among equals that of the latest score. */
export const coursesByLength = (courses: readonly ScoreCourse[]): ScoreCourse[] =>
  courses.toSorted((one, other) => other.scores.length - one.scores.length)

/** The best score of a class, the first one of those that are equal. */
export function bestOf({ scores, betterIs }: ScoreCourse): Score | undefined {
  const sign = betterIs === 'more' ? 1 : -1
  return scores
    .map(({ score }) => score)
    .reduce<Score | undefined>(
      (best, score) => (best && sign * (plotted(score) - plotted(best)) <= 0 ? best : score),
      undefined,
    )
}
