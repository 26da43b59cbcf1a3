import { archivePage as archive } from '#core/content/cms-pages/archive-page.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { archivePage as contract } from '#shared/content/cms-pages/contract.ts'

function archivePage({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const isMeant: Parameters<typeof archive>[0]['isMeant'] = ({ status, version }) => {
    if (status === 'archived') return false
    if (version !== body.version) throw concurrentChange()
    return true
  }
  return archive({ pageId: params.pageId, by, isMeant, remember }, now)
}

export const handler = endpoint(contract, archivePage)
