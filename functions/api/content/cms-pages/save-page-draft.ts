import { changePage } from '#core/content/cms-pages/change-page.ts'
import { cleanFields } from '#core/content/cms-pages/clean-fields.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { savePageDraft as contract } from '#shared/content/cms-pages/contract.ts'
import { writeDraft } from '#shared/content/cms-pages/write-draft.ts'

/**
 * The activity log does not record this: an editor saves every few seconds, and a version results from it.
 */
async function savePageDraft({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { draftVersion, liveVersion, ...given } = body
  const fields = await cleanFields(given)
  const change = (state: Parameters<typeof writeDraft>[0]) =>
    writeDraft(state, { fields, draftVersion, liveVersion, by: actor.userId }, now)
  return changePage({ pageId: params.pageId, change, remember }, now)
}

export const handler = endpoint(contract, savePageDraft)
