import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { MemberNumber } from '#shared/rules/leagues/contract.ts'
import type { LeagueNumber } from '#shared/rules/leagues/league.ts'
import { leagueNumbers } from './league-numbers.ts'
import { memberNumber } from './member-number.ts'

type Check = {
  of: Pick<LeagueNumber, 'leagueId' | 'userId'>
  checked: boolean
  /** The version that was seen: the check is of that number. */
  version: number
  by: { userId: string; adminId?: string | undefined }
  unchanged?: readonly Write[]
  remember: (answer: MemberNumber) => Write[]
}

/** Someone says that they checked a number, or takes that back. */
export async function checkNumber(
  { of, checked, version, by, unchanged = [], remember }: Check,
  now: string,
): Promise<MemberNumber> {
  const before = await leagueNumbers.get(of, { consistent: true })
  if (!before) throw new AppError('not_found', 'league_number_not_found', 'League number not found')
  if ((before.checkedBy !== undefined) === checked) return memberNumber(before)
  if (before.version !== version) throw concurrentChange()
  const { checkedBy: _, ...rest } = before
  const number: LeagueNumber = {
    ...rest,
    ...(checked && { checkedBy: by.userId as LeagueNumber['userId'] }),
    updatedAt: now,
    version: before.version + 1,
  }
  const answer = await memberNumber(number)
  await commit(
    leagueNumbers.put(number, { version: before.version }),
    ...unchanged,
    recordActivity(
      {
        by,
        type: 'league_number_check',
        description: `${checked ? 'Checked' : 'Undid the check of'} the league number ${number.number}`,
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}
