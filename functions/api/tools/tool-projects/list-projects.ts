import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { shownProject } from '#core/tools/tool-projects/shown-project.ts'
import { ofKind, ofMember, toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { listProjects as contract } from '#shared/tools/tool-projects/contract.ts'

async function listProjects({ actor, query: { kind, limit, cursor } }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { items, ...page } = await toolProjects.list({
    ...(kind ? { index: 'gsi1', pk: ofKind(userId, kind) } : { index: 'gsi2', pk: ofMember(userId) }),
    newestFirst: true,
    limit,
    cursor,
  })
  return { ...page, items: items.map(shownProject) }
}

export const handler = endpoint(contract, listProjects)
