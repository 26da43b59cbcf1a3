import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { requireRunLeague } from '#core/rules/leagues/require-run-league.ts'
import { saveLeague } from '#core/rules/leagues/save-league.ts'
import { updateLeagueOfOrganization as contract } from '#shared/rules/leagues/contract.ts'

/** Whose league it is, its seasons and its rulebook stay with administrators. */
async function updateLeagueOfOrganization({
  actor: by,
  params,
  body,
  now,
  remember,
}: ApiRequest<typeof contract>) {
  const { league, unchanged } = await requireRunLeague(params.leagueId, by.userId)
  const { version, ...text } = body
  const fields = { ...text, organizationId: league.organizationId }
  return saveLeague({ league, fields, version, by, unchanged, remember }, now)
}

export const handler = endpoint(contract, updateLeagueOfOrganization)
