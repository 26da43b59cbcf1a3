import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { checkNumber } from '#core/rules/leagues/check-number.ts'
import { checkLeagueNumber as contract } from '#shared/rules/leagues/contract.ts'

const checkLeagueNumber = ({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(() => checkNumber({ of: params, ...body, by, remember }, now))

export const handler = endpoint(contract, checkLeagueNumber)
