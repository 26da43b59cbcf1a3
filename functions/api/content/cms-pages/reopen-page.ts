import { changePage } from '#core/content/cms-pages/change-page.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { reopenPage as contract } from '#shared/content/cms-pages/contract.ts'
import { reopenedPage } from '#shared/content/cms-pages/reopened-page.ts'

const reopenPage = ({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) =>
  changePage(
    {
      pageId: params.pageId,
      noted: { by, verb: 'Reopened' },
      change: (state) => {
        if (state.page.status !== 'archived') return state
        if (state.page.version !== body.version) throw concurrentChange()
        return reopenedPage(state, by.userId, now)
      },
      remember,
    },
    now,
  )

export const handler = endpoint(contract, reopenPage)
