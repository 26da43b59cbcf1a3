import { entity } from '#core/platform/db/entity.ts'
import { foldedNumber } from '#shared/rules/leagues/folded-number.ts'
import { LeagueNumber } from '#shared/rules/leagues/league.ts'

export const leagueNumberPrefix = 'LGENO#'

export const numbersOfLeague = (leagueId: string) => `LGE#${leagueId}#NO`

/** The numbers of members in leagues. `gsi1` finds who says that a number of a league is theirs. */
export const leagueNumbers = entity({
  name: 'league-number',
  erasure: 'with the member',
  schema: LeagueNumber,
  key: ({ userId, leagueId }: { userId: string; leagueId: string }) => ({
    pk: `USER#${userId}`,
    sk: `${leagueNumberPrefix}${leagueId}`,
  }),
  gsi1: ({ userId, leagueId, number }) => ({
    pk: numbersOfLeague(leagueId),
    sk: `${foldedNumber(number)}#${userId}`,
  }),
  // Listed without the zeros before it.
  migrations: [(row) => row],
})
