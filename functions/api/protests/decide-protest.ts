import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { decideProtest as useCase } from '#core/protests/decide-protest.ts'
import { shownProtest } from '#core/protests/shown-protest.ts'
import { decideProtest as contract } from '#shared/protests/contract.ts'

const decideProtest = async ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  shownProtest(await useCase({ actor, ...params, decision: body, remember }, now), now)

export const handler = endpoint(contract, decideProtest)
