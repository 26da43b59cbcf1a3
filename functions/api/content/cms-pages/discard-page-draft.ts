import { changePage } from '#core/content/cms-pages/change-page.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { discardPageDraft as contract } from '#shared/content/cms-pages/contract.ts'
import { discardDraft } from '#shared/content/cms-pages/discard-draft.ts'

const discardPageDraft = ({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) =>
  changePage(
    {
      pageId: params.pageId,
      noted: { by, verb: 'Discarded the draft of' },
      change: (state) => discardDraft(state, body.draftVersion, now),
      remember,
    },
    now,
  )

export const handler = endpoint(contract, discardPageDraft)
