import { pagePreviews } from '#core/content/cms-pages/cms-pages.ts'
import { publicPage } from '#core/content/cms-pages/public-page.ts'
import { readPage } from '#core/content/cms-pages/read-page.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import { lookUpPreview as contract } from '#shared/content/cms-pages/contract.ts'
import { pageRefusals } from '#shared/content/cms-pages/page-refusals.ts'

/** Whatever is wrong with a link, the answer is the same. */
async function lookUpPreview({ body, now }: ApiRequest<typeof contract>) {
  const parts = splitHandle('pgp', body.token)
  const preview = parts && (await pagePreviews.get({ id: parts.id }, { consistent: true }))
  if (!parts || !preview || !isSecretOf(parts.secret, preview.secretHash) || preview.expiresAt <= now)
    throw pageRefusals.previewNotFound()
  const { draft, live, page } = await readPage(preview.pageId)
  if (draft) return publicPage(draft, draft.savedAt)
  if (live) return publicPage({ ...live, slug: page.slug }, live.createdAt)
  throw pageRefusals.previewNotFound()
}

export const handler = endpoint(contract, lookUpPreview)
