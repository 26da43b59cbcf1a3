import { changePage } from '#core/content/cms-pages/change-page.ts'
import { cleanFields } from '#core/content/cms-pages/clean-fields.ts'
import { pageVersions } from '#core/content/cms-pages/cms-pages.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { restorePageVersion as contract } from '#shared/content/cms-pages/contract.ts'
import { pageRefusals } from '#shared/content/cms-pages/page-refusals.ts'
import { restoredFields } from '#shared/content/cms-pages/restored-fields.ts'
import { writeDraft } from '#shared/content/cms-pages/write-draft.ts'

async function restorePageVersion({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { pageId, number } = params
  const version = await pageVersions.get({ pageId, number })
  if (!version) throw pageRefusals.notFound()
  return changePage(
    {
      pageId,
      noted: { by: actor, verb: `Restored version ${number} as the draft of` },
      change: async (state) => {
        const fields = await cleanFields(restoredFields(state, version))
        return writeDraft(state, { fields, draftVersion: body.draftVersion, by: actor.userId }, now)
      },
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, restorePageVersion)
