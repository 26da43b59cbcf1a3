import type { StandingRow } from '#shared/leaderboard/standings/contract.ts'
import { movedOf } from '#shared/leaderboard/standings/moved-of.ts'
import type { Standing } from '#shared/leaderboard/standings/standing.ts'
import { peopleOf } from './people-of.ts'

/** Standings as everyone reads them. */
export async function standingRows(standings: readonly Standing[]): Promise<StandingRow[]> {
  const person = await peopleOf(standings.map(({ competitorId }) => competitorId))
  return standings.map((standing) => {
    const { history: _, version: __, ...row } = standing
    const moved = movedOf(standing)
    return { ...row, ...person(row.competitorId), ...(moved !== undefined && { moved }) }
  })
}
