import { users } from '#core/platform/users/users.ts'
import type { MemberNumber } from '#shared/rules/leagues/contract.ts'
import type { LeagueNumber } from '#shared/rules/leagues/league.ts'

/** A number with whose it is, as administrators see it. */
export const memberNumber = async (number: LeagueNumber): Promise<MemberNumber> => ({
  ...number,
  memberName: (await users.get({ id: number.userId }))?.name ?? 'Former member',
})
