import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { CompetitionResult } from '#shared/competition-results/competition-result.ts'
import { UserId } from '#shared/users/user.ts'

/** The lists of competitors, by how their ids begin, so that none grows past what a sitemap reads. */
export const competitorLists = '0123456789abcdef'.split('')

export const competitorList = (list: string) => `COMPETITORS#${list}`

/** That a member has a verified result, once for each of them: the last one that goes takes them out of the list. */
export const competitorEntries = entity({
  name: 'competitor-entry',
  erasure: 'by the stream',
  schema: z.object({ competitorId: UserId, resultId: CompetitionResult.shape.id, version: z.int() }),
  key: ({ competitorId, resultId }: { competitorId: string; resultId: string }) => ({
    pk: competitorList(competitorId.slice(0, 1)),
    sk: `${competitorId}#${resultId}`,
  }),
})
