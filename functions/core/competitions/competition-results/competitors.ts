import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** The lists of competitors, by how their ids begin, so that none grows past what a sitemap reads. */
export const competitorLists = '0123456789abcdef'.split('')

export const competitorList = (list: string) => `COMPETITORLIST#${list}`

/** The members with a verified result, one row each. The stream keeps them. */
export const competitors = entity({
  name: 'competitor',
  erasure: 'by the stream',
  schema: z.object({ competitorId: UserId, version: z.int() }),
  key: ({ competitorId }: { competitorId: string }) => ({
    pk: competitorList(competitorId.slice(0, 1)),
    sk: competitorId,
  }),
})
