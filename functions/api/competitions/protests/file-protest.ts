import { fileProtest as useCase } from '#core/competitions/protests/file-protest.ts'
import { shownProtest } from '#core/competitions/protests/shown-protest.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { fileProtest as contract } from '#shared/competitions/protests/contract.ts'

const fileProtest = async ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  shownProtest(await useCase({ actor, of: params, fields: body, remember }, now), now)

export const handler = endpoint(contract, fileProtest)
