import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeResource } from '#core/resources/change-resource.ts'
import { retireResource as contract } from '#shared/resources/contract.ts'

function retireResource({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const changes = { status: 'retired' } as const
  return changeResource(
    { by, id: params.resourceId, version: body.version, verb: 'Retired', changes, remember },
    now,
  )
}

export const handler = endpoint(contract, retireResource)
