import { requireTaker } from '#core/organizations/organizations/require-taking-over.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { newId } from '#shared/ids.ts'
import { createLeague as contract } from '#shared/rules/leagues/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'

async function createLeague({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  const league: League = { ...body, id: newId('lge', now), createdAt: now, updatedAt: now, version: 1 }
  const taker = body.organizationId && (await requireTaker(body.organizationId))
  await commit(
    leagues.put(league, { absent: true }),
    ...(taker ? taker.unchanged : []),
    recordActivity({ by, type: 'league_update', description: `Created the league ${league.name}` }, now),
    ...remember(league),
  )
  return league
}

export const handler = endpoint(contract, createLeague)
