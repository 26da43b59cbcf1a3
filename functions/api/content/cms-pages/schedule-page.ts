import { changePage } from '#core/content/cms-pages/change-page.ts'
import { slugHolder } from '#core/content/cms-pages/slug-holder.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { claimSlug } from '#shared/content/cms-pages/claim-slug.ts'
import { schedulePage as contract } from '#shared/content/cms-pages/contract.ts'
import { planPage } from '#shared/content/cms-pages/plan-page.ts'

/** The address is checked now, while someone is there to choose another one; it is claimed when the time comes. */
function schedulePage({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, takeOver, ...plan } = body
  return changePage(
    {
      pageId: params.pageId,
      noted: { by, verb: 'Scheduled' },
      change: async (state) => {
        if (state.page.version !== version) throw concurrentChange()
        const page = planPage(state, plan, now)
        if (plan.publish && state.draft) {
          const { holder } = await slugHolder(state.draft.slug)
          claimSlug({ page, takeOver }, holder)
        }
        return { page, draft: state.draft }
      },
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, schedulePage)
