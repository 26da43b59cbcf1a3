import { cmsPages, pagePreviews } from '#core/content/cms-pages/cms-pages.ts'
import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { createPreviewLink as contract } from '#shared/content/cms-pages/contract.ts'
import { pageRefusals } from '#shared/content/cms-pages/page-refusals.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const hoursValid = 24

/** The secret comes after `#`, which no server and no referrer sees. */
async function createPreviewLink({ params, now, remember }: ApiRequest<typeof contract>) {
  const { pageId } = params
  if (!(await cmsPages.get({ id: pageId }))) throw pageRefusals.notFound()
  const id = newId('pgp', now)
  const { handle, secretHash } = newHandle(id)
  const expiresAt = addTime(now, { hours: hoursValid })
  const answer = { url: new URL(`/preview#${handle}`, env('SITE_URL')).href, expiresAt }
  await commit(
    pagePreviews.put({ id, pageId, secretHash, expiresAt, version: 1 }, { absent: true }),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, createPreviewLink)
