import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Standing } from '#shared/leaderboard/standings/standing.ts'

const five = (n: number) => String(n).padStart(5, '0')

const ClosedStanding = z.object({ ...Standing.shape, closing: z.int() })
type ClosedStanding = z.infer<typeof ClosedStanding>

type Of = Pick<ClosedStanding, 'seasonId' | 'closing' | 'classKey' | 'scope'>

export const closedStandingsOf = ({ seasonId, closing, classKey, scope }: Of) =>
  `SEA#${seasonId}#CLOSED#${closing}#CLS#${classKey}#${scope}`

/** The table of a season as it was when it was closed, by rank: kept once the season is opened again. */
export const closedStandings = entity({
  name: 'closed-standing',
  erasure: 'kept',
  schema: ClosedStanding,
  key: ({ rank, competitorId, ...of }: Of & Pick<ClosedStanding, 'rank' | 'competitorId'>) => ({
    pk: closedStandingsOf(of),
    sk: `${five(rank)}#${competitorId}`,
  }),
})
