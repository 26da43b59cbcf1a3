import { endpoint } from '#core/platform/actors/endpoint.ts'
import { createProject } from '#core/tools/tool-projects/create-project.ts'
import { createProject as contract } from '#shared/tools/tool-projects/contract.ts'

export const handler = endpoint(contract, ({ actor, body, now, remember }) =>
  createProject({ user: actor.user, given: body, remember }, now),
)
