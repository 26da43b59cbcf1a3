import { competitionRecords, recordsOf } from '#core/competitions/competitions/competition-records.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { classNamesOf } from '#core/rules/rulebooks/class-names-of.ts'
import { listRecords as contract } from '#shared/leaderboard/records/contract.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

async function listRecords({ query }: ApiRequest<typeof contract>) {
  const { leagueId, seasonId, ...page } = query
  const { id } = await findLeague(leagueId)
  const [{ items, nextCursor }, nameOf] = await Promise.all([
    competitionRecords.list({ pk: recordsOf(id, seasonId ?? 'all'), ...page }),
    classNamesOf(id),
  ])
  const members = await usersById(
    items.flatMap(({ holders }) => holders.flatMap((one) => one.competitorId ?? [])),
  )
  return {
    items: items.map(({ version: _, ...record }) => ({
      ...record,
      className: nameOf(record.classKey),
      holders: record.holders.map((holder) => {
        const member = members.get(holder.competitorId ?? '')
        return {
          ...holder,
          name: member ? publicName(member) : (holder.guestName ?? 'Former member'),
          ...(member && isShown(member) && { profilePath: memberPath(member.id) }),
        }
      }),
    })),
    ...(nextCursor && { nextCursor }),
  }
}

export const handler = endpoint(contract, listRecords)
