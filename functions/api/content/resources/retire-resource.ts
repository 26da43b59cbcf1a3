import { changeResource } from '#core/content/resources/change-resource.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { retireResource as contract } from '#shared/content/resources/contract.ts'

function retireResource({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const changes = { status: 'retired' } as const
  return changeResource(
    { by, id: params.resourceId, version: body.version, verb: 'Retired', changes, remember },
    now,
  )
}

export const handler = endpoint(contract, retireResource)
