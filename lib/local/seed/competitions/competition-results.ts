import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { rekey } from '#core/competitions/competition-results/result-keys.ts'
import { demoPlaceResults } from './demo-place-results.ts'
import { demoResults } from './demo-results.ts'

const absent = { absent: true } as const

/** The results of verified classes, and those that members reported, which no one can report twice. */
export const seed = (now: string) => [
  ...demoPlaceResults(now).map((result) => competitionResults.put(result, absent)),
  ...demoResults(now).flatMap((result) => [
    competitionResults.put(result, absent),
    ...rekey(result.id, [], [result]),
  ]),
]
