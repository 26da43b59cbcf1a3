import { changeResource } from '#core/content/resources/change-resource.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { publishResource as contract } from '#shared/content/resources/contract.ts'

function publishResource({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const changes = { status: 'published' } as const
  return changeResource(
    { by, id: params.resourceId, version: body.version, verb: 'Published', changes, remember },
    now,
  )
}

export const handler = endpoint(contract, publishResource)
