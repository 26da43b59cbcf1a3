import type { Page } from '#shared/platform/http/page.ts'
import type { MemberNumber } from '#shared/rules/leagues/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { leagueNumbers, numbersOfLeague } from './league-numbers.ts'
import { memberNumber } from './member-number.ts'

/** The numbers of a league in their order, each with whose it is. */
export async function listNumbers(
  { id }: Pick<League, 'id'>,
  page: { limit: number; cursor?: string | undefined },
): Promise<Page<MemberNumber>> {
  const { items, ...rest } = await leagueNumbers.list({ index: 'gsi1', pk: numbersOfLeague(id), ...page })
  return { ...rest, items: await Promise.all(items.map(memberNumber)) }
}
