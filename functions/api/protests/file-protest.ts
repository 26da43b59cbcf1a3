import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { fileProtest as useCase } from '#core/protests/file-protest.ts'
import { shownProtest } from '#core/protests/shown-protest.ts'
import { fileProtest as contract } from '#shared/protests/contract.ts'

const fileProtest = async ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  shownProtest(await useCase({ actor, of: params, fields: body, remember }, now), now)

export const handler = endpoint(contract, fileProtest)
