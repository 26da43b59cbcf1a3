import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { openShare as opened } from '#core/tools/tool-projects/open-share.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { openShare as contract } from '#shared/tools/tool-projects/share-contract.ts'

async function openShare({ body }: ApiRequest<typeof contract>) {
  const { project, data, owner } = await opened(body.token)
  const { kind, name, summary, updatedAt } = project
  const member = publicMember(owner)
  return {
    kind,
    name,
    ...(summary && { summary }),
    ...(member && { ownerName: member.name }),
    updatedAt,
    data,
  }
}

export const handler = endpoint(contract, openShare)
