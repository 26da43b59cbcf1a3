import { users } from '#core/platform/users/users.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { MemberNumber } from '#shared/rules/leagues/contract.ts'
import type { LeagueNumber } from '#shared/rules/leagues/league.ts'

/** A number with whose it is, as those who check it see it: they learn no address. */
export async function memberNumber(number: LeagueNumber): Promise<MemberNumber> {
  const user = await users.get({ id: number.userId })
  return { ...number, memberName: user ? publicName(user) : 'Former member' }
}
