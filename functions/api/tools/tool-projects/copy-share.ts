import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { createProject } from '#core/tools/tool-projects/create-project.ts'
import { openShare } from '#core/tools/tool-projects/open-share.ts'
import { copyShare as contract } from '#shared/tools/tool-projects/share-contract.ts'

async function copyShare({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { project, data } = await openShare(body.token)
  const { kind, name, summary, driverIds } = project
  const given = { kind, name, ...(summary && { summary }), ...(driverIds && { driverIds }), data }
  return createProject({ user: actor.user, given, place: () => 'body.token', remember }, now)
}

export const handler = endpoint(contract, copyShare)
