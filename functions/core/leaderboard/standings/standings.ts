import { entity } from '#core/platform/db/entity.ts'
import { Standing } from '#shared/leaderboard/standings/standing.ts'

const five = (n: number) => String(n).padStart(5, '0')

export const standingsOf = (seasonId: string, classKey: string, scope: string) =>
  `SEA#${seasonId}#CLS#${classKey}#RANK#${scope}`
export const standingsOfCompetitor = (competitorId: string) => `USER#${competitorId}#STAND`

/** Standings, derived from the ledger. `gsi1` lists those of a class and scope by rank, `gsi2` those of a competitor. */
export const standings = entity({
  name: 'standing',
  erasure: 'kept',
  schema: Standing,
  key: ({
    seasonId,
    classKey,
    scope,
    competitorId,
  }: Pick<Standing, 'seasonId' | 'classKey' | 'scope' | 'competitorId'>) => ({
    pk: `SEA#${seasonId}#CLS#${classKey}`,
    sk: `STAND#${scope}#${competitorId}`,
  }),
  gsi1: ({ seasonId, classKey, scope, rank, competitorId }) => ({
    pk: standingsOf(seasonId, classKey, scope),
    sk: `${five(rank)}#${competitorId}`,
  }),
  gsi2: ({ seasonId, classKey, scope, competitorId }) =>
    scope === 'all' ? { pk: standingsOfCompetitor(competitorId), sk: `${seasonId}#${classKey}` } : undefined,
})
