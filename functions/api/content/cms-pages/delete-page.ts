import { deletePage as remove } from '#core/content/cms-pages/delete-page.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deletePage as contract } from '#shared/content/cms-pages/contract.ts'

const deletePage = ({ actor: by, params, now }: ApiRequest<typeof contract>) =>
  remove({ pageId: params.pageId, by }, now)

export const handler = endpoint(contract, deletePage)
