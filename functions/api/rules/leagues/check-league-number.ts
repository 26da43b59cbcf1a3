import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { leagueNumbers } from '#core/rules/leagues/league-numbers.ts'
import { memberNumber } from '#core/rules/leagues/member-number.ts'
import { AppError } from '#shared/errors.ts'
import { checkLeagueNumber as contract } from '#shared/rules/leagues/contract.ts'
import type { LeagueNumber } from '#shared/rules/leagues/league.ts'

function checkLeagueNumber({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const before = await leagueNumbers.get(params, { consistent: true })
    if (!before) throw new AppError('not_found', 'league_number_not_found', 'League number not found')
    if ((before.checkedBy !== undefined) === body.checked) return memberNumber(before)
    // The check is of the number that the administrator saw.
    if (before.version !== body.version) throw concurrentChange()
    const { checkedBy: _, ...rest } = before
    const number: LeagueNumber = {
      ...rest,
      ...(body.checked && { checkedBy: by.userId as LeagueNumber['userId'] }),
      updatedAt: now,
      version: before.version + 1,
    }
    const answer = await memberNumber(number)
    await commit(
      leagueNumbers.put(number, { version: before.version }),
      recordActivity(
        {
          by,
          type: 'league_number_check',
          description: `${body.checked ? 'Checked' : 'Took back the check of'} the league number ${number.number}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, checkLeagueNumber)
