import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { rekey } from '#core/competitions/competition-results/result-keys.ts'
import { supersede } from '#core/competitions/competition-results/result-revisions.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { claimed } from '#shared/competitions/guest-claims/guest-claim.ts'
import type { User } from '#shared/platform/users/user.ts'

/** The writes that make guests’ results a member’s. Points and records follow. */
export const joinResults = (
  results: readonly CompetitionResult[],
  { id, state }: Pick<User, 'id' | 'state'>,
  now: string,
): Write[] =>
  results.flatMap((result) => {
    const next = { ...claimed(result, { id, ...(state && { state }) }), updatedAt: now }
    const isKept = result.status === 'verified' && next.revision > result.revision
    return [
      competitionResults.put(next, { version: result.version }),
      ...(isKept ? [supersede(result, now)] : []),
      ...rekey(result.id, [result], [next]),
      announce('result.decided', { resultId: result.id }, now),
    ]
  })
