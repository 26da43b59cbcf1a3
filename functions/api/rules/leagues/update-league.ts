import { requireTaker } from '#core/organizations/organizations/require-taking-over.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { saveLeague } from '#core/rules/leagues/save-league.ts'
import { updateLeague as contract } from '#shared/rules/leagues/contract.ts'

/** An organization that has the league keeps it, whatever it has become since. */
async function updateLeague({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const league = await findLeague(params.leagueId)
  const { version, ...fields } = body
  const { organizationId } = fields
  const isGiven = organizationId && organizationId !== league.organizationId
  const unchanged = isGiven ? (await requireTaker(organizationId)).unchanged : []
  return saveLeague({ league, fields, version, by, unchanged, remember }, now)
}

export const handler = endpoint(contract, updateLeague)
