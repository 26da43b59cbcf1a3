import { cmsPages, pageDrafts } from '#core/content/cms-pages/cms-pages.ts'
import { publishPage } from '#core/content/cms-pages/publish-page.ts'
import { readPage } from '#core/content/cms-pages/read-page.ts'
import { commit } from '#core/platform/db/commit.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { archivedPage } from '#shared/content/cms-pages/archived-page.ts'
import { newPage } from '#shared/content/cms-pages/new-page.ts'
import type { CmsPage, PageFields } from '#shared/content/cms-pages/page.ts'
import { pageFields } from '#shared/content/cms-pages/page-state.ts'
import { newId } from '#shared/ids.ts'

let count = 0
const series = newId('pag', new Date().toISOString()).slice(-8).toLowerCase()

/** An address that no test has used. */
export const newSlug = () => `page-${series}-${++count}`

const by = demoUserId('admin@demo.test')

/** The fields of a page that can be published. */
export const somePage = (more: Partial<PageFields> = {}): PageFields => ({
  title: 'Club rules',
  slug: newSlug(),
  metaDescription: 'What we ask of each other at the lanes.',
  content: '<p>Ears first: wear plugs at the lanes.</p>',
  navigationPlacement: 'none',
  navOrder: 0,
  noIndex: false,
  ...more,
})

/** Stores a page directly, as a draft. */
export async function putDraft(more: Partial<PageFields> = {}): Promise<CmsPage> {
  const now = new Date().toISOString()
  const fields = somePage(more)
  const { title, slug } = fields
  const made = newPage({ id: newId('pag', now), title, slug, by, copied: fields }, now)
  const { content: _, ...listed } = pageFields(fields)
  const page = { ...made.page, ...listed }
  await commit(
    cmsPages.put(page, { absent: true }),
    pageDrafts.put({ ...made.draft, ...fields }, { absent: true }),
  )
  return page
}

/** A page that visitors see. */
export async function putPage(more: Partial<PageFields> = {}): Promise<CmsPage> {
  const { id, draftVersion = 0 } = await putDraft(more)
  const publishing = { pageId: id, by: { userId: by }, authorOf: () => by, draftVersion: () => draftVersion }
  return (await publishPage(publishing, new Date().toISOString())).page
}

/** A page that was taken off the site. */
export async function putArchived(more: Partial<PageFields> = {}): Promise<CmsPage> {
  const { id } = await putPage(more)
  const { page } = await readPage(id)
  const archived = archivedPage(page, new Date().toISOString())
  await commit(cmsPages.put(archived, { version: page.version }))
  return archived
}
