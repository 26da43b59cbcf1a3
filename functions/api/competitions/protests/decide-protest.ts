import { decideProtest as useCase } from '#core/competitions/protests/decide-protest.ts'
import { shownProtest } from '#core/competitions/protests/shown-protest.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { decideProtest as contract } from '#shared/competitions/protests/contract.ts'

const decideProtest = async ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  shownProtest(await useCase({ actor, ...params, decision: body, remember }, now), now)

export const handler = endpoint(contract, decideProtest)
