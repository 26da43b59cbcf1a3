import { leagueNumbers } from '#core/leagues/league-numbers.ts'
import { leagues } from '#core/leagues/leagues.ts'
import { demoLeagueNumbers, demoLeagues } from '../demo-leagues.ts'

const absent = { absent: true } as const

/** Leagues, and the numbers that demo accounts have in them. */
export const seed = (now: string) => [
  ...demoLeagues(now).map((league) => leagues.put(league, absent)),
  ...demoLeagueNumbers(now).map((number) => leagueNumbers.put(number, absent)),
]
