import { leagueNumbers } from '#core/rules/leagues/league-numbers.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { placedPeople, placedUserId } from '#lib/local/seed/competitions/demo-class-sheets.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoLeagueIds, demoLeagueNumbers, demoLeagues } from './demo-leagues.ts'

const absent = { absent: true } as const

const firstNumber = 3001

/** Everyone who was placed at the events of a league has a number in it. */
const numbersOfPlaced = (now: string) => {
  const createdAt = addTime(now, { days: -800 })
  return placedPeople
    .filter((who) => who !== 'pro')
    .map((who, at) => ({
      leagueId: demoLeagueIds.sound,
      userId: placedUserId(who),
      number: `HSL-${firstNumber + at}`,
      createdAt,
      updatedAt: createdAt,
      version: 1,
    }))
}

/** Leagues, and the numbers that demo accounts and those who were placed have in them. */
export const seed = (now: string) => [
  ...demoLeagues(now).map((league) => leagues.put(league, absent)),
  ...[...demoLeagueNumbers(now), ...numbersOfPlaced(now)].map((number) => leagueNumbers.put(number, absent)),
]
