import { competitionResults } from '#core/competition-results/competition-results.ts'
import { rekey } from '#core/competition-results/result-keys.ts'
import { demoResults } from '../demo-results.ts'

/** Results that members reported, which no one can report twice. */
export const seed = (now: string) =>
  demoResults(now).flatMap((result) => [
    competitionResults.put(result, { absent: true }),
    ...rekey(result.id, [], [result]),
  ])
