import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { updateLeague as contract } from '#shared/rules/leagues/contract.ts'
import { type League, LeagueFields } from '#shared/rules/leagues/league.ts'

const said = (league: LeagueFields) =>
  Object.fromEntries(
    Object.keys(LeagueFields.shape).map((field) => [field, league[field as keyof LeagueFields]]),
  )

async function updateLeague({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const league = await findLeague(params.leagueId)
  const { version, ...fields } = body
  if (league.version !== version) throw concurrentChange()
  const { websiteUrl: _, ...rest } = league
  const changed: League = { ...rest, ...fields, updatedAt: now, version: version + 1 }
  await commit(
    leagues.put(changed, { version }),
    recordActivity(
      {
        by,
        type: 'league_update',
        description: `Changed the league ${changed.name}`,
        before: said(league),
        after: said(changed),
      },
      now,
    ),
    ...remember(changed),
  )
  return changed
}

export const handler = endpoint(contract, updateLeague)
