import { notedOf } from '#core/content/cms-pages/change-page.ts'
import { cmsPages, pageDrafts } from '#core/content/cms-pages/cms-pages.ts'
import { freeSlug } from '#core/content/cms-pages/free-slug.ts'
import { pageInEditor } from '#core/content/cms-pages/page-in-editor.ts'
import { readPage } from '#core/content/cms-pages/read-page.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { createPage as contract } from '#shared/content/cms-pages/contract.ts'
import { newPage } from '#shared/content/cms-pages/new-page.ts'
import { slugOf } from '#shared/content/cms-pages/slug-of.ts'
import { newId } from '#shared/ids.ts'

async function createPage({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const original = body.copyOf && (await readPage(body.copyOf))
  const copied = original ? (original.draft ?? original.live) : undefined
  const slug = await freeSlug(slugOf(body.title))
  const { page, draft } = newPage(
    { id: newId('pag', now), title: body.title, slug, by: actor.userId, copied },
    now,
  )
  const answer = await pageInEditor({ page, draft })
  await commit(
    cmsPages.put(page, { absent: true }),
    pageDrafts.put(draft, { absent: true }),
    recordActivity(
      {
        by: actor,
        type: 'page_update',
        description: `Created the page ${page.title}`,
        after: notedOf(page),
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, createPage)
