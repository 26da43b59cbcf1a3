import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeResource } from '#core/resources/change-resource.ts'
import { updateResource as contract } from '#shared/resources/contract.ts'

function updateResource({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...changes } = body
  return changeResource({ by, id: params.resourceId, version, verb: 'Changed', changes, remember }, now)
}

export const handler = endpoint(contract, updateResource)
