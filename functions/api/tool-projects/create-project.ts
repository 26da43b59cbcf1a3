import { endpoint } from '#core/platform/actors/endpoint.ts'
import { createProject } from '#core/tool-projects/create-project.ts'
import { createProject as contract } from '#shared/tool-projects/contract.ts'

export const handler = endpoint(contract, ({ actor, body, now, remember }) =>
  createProject({ user: actor.user, given: body, remember }, now),
)
