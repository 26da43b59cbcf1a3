import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { shownProtest } from '#core/protests/shown-protest.ts'
import { withdrawProtest as useCase } from '#core/protests/withdraw-protest.ts'
import { withdrawProtest as contract } from '#shared/protests/contract.ts'

const withdrawProtest = async ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  shownProtest(await useCase({ userId: actor.userId, ...params, remember }, now), now)

export const handler = endpoint(contract, withdrawProtest)
