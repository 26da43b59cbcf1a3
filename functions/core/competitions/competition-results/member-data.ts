import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { competitionResults, resultsOfMember } from './competition-results.ts'
import { rekey } from './result-keys.ts'
import { resultCorrections } from './result-revisions.ts'

async function* resultsOf(userId: string): AsyncGenerator<CompetitionResult> {
  let cursor: string | undefined
  do {
    const page = await competitionResults.list({
      index: 'gsi1',
      pk: resultsOfMember(userId),
      limit: 100,
      cursor,
    })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

/** A result that counts stays as that of a former member; one that waits or was refused goes with its member. */
const forget = (id: CompetitionResult['id'], userId: string): Promise<void> =>
  untilUnchanged(async () => {
    const [result, correction] = await Promise.all([
      competitionResults.get({ id }, { consistent: true }),
      resultCorrections.get({ id }, { consistent: true }),
    ])
    if (result?.competitorId !== userId) return
    const stays = result.status === 'verified' || result.source === 'event'
    await commit(
      stays
        ? competitionResults.put(anonymous(result, userId), { version: result.version })
        : competitionResults.delete(result),
      correction ? resultCorrections.delete(correction) : resultCorrections.check({ id }, { absent: true }),
      ...rekey(id, [result, correction], []),
    )
  })

function anonymous({ vehicleId: _, ...result }: CompetitionResult, userId: string): CompetitionResult {
  const noOne = goneOwnerId as CompetitionResult['submittedBy']
  return {
    ...result,
    competitorId: noOne,
    submittedBy: result.submittedBy === userId ? noOne : result.submittedBy,
    notes: '',
    evidence: [],
    version: result.version + 1,
  }
}

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const { id } of resultsOf(userId)) await forget(id, userId)
  },
}

export const exported: ExportedData = {
  hidden: ['decidedBy', 'verifiedAs'],
  of: async function* (userId) {
    for await (const item of resultsOf(userId)) {
      yield { kind: competitionResults.name, item }
      const correction = await resultCorrections.get({ id: item.id })
      if (correction) yield { kind: resultCorrections.name, item: correction }
    }
  },
}
