import { changeResource } from '#core/content/resources/change-resource.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { updateResource as contract } from '#shared/content/resources/contract.ts'

function updateResource({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...changes } = body
  return changeResource({ by, id: params.resourceId, version, verb: 'Changed', changes, remember }, now)
}

export const handler = endpoint(contract, updateResource)
