import { shownProtest } from '#core/competitions/protests/shown-protest.ts'
import { withdrawProtest as useCase } from '#core/competitions/protests/withdraw-protest.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { withdrawProtest as contract } from '#shared/competitions/protests/contract.ts'

const withdrawProtest = async ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  shownProtest(await useCase({ userId: actor.userId, ...params, remember }, now), now)

export const handler = endpoint(contract, withdrawProtest)
