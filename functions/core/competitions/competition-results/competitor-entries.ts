import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { UserId } from '#shared/platform/users/user.ts'

const partition = (competitorId: string) => `COMPETITORS#${competitorId.slice(0, 1)}`

/** Notes each verified result of a member: when the last one goes, they leave the list. */
export const competitorEntries = entity({
  name: 'competitor-entry',
  erasure: 'by the stream',
  schema: z.object({ competitorId: UserId, resultId: CompetitionResult.shape.id, version: z.int() }),
  key: ({ competitorId, resultId }: { competitorId: string; resultId: string }) => ({
    pk: partition(competitorId),
    sk: `${competitorId}#${resultId}`,
  }),
  // Those from before competitors were listed: once they are written again, the table stream lists theirs.
  migrations: [(row) => row],
})

/** Tells whether a member has a verified result. */
export async function hasEntry(competitorId: string): Promise<boolean> {
  const { items } = await competitorEntries.list({
    pk: partition(competitorId),
    prefix: `${competitorId}#`,
    limit: 1,
    consistent: true,
  })
  return items.length > 0
}
