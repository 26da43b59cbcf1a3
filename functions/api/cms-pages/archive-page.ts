import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { archivePage as archive } from '#core/cms-pages/archive-page.ts'
import { archivePage as contract } from '#shared/cms-pages/contract.ts'

const archivePage = ({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) =>
  archive({ pageId: params.pageId, by, version: body.version, remember }, now)

export const handler = endpoint(contract, archivePage)
