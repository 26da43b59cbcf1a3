import { createPreviewLink, savePageDraft } from '#shared/content/cms-pages/contract.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { png } from '#test/support/images.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putArchived, putDraft, putPage, somePage } from '#test/support/pages.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()

const named = (pageId: `pag_${string}`) => ({ params: { pageId } })
const draft = async (caller: unknown) => named(caller ? (await putDraft()).id : unknownId('pag'))
const published = async (caller: unknown) => named(caller ? (await putPage()).id : unknownId('pag'))

async function previewToken(): Promise<string> {
  const admin = await demoClient(url, 'admin')
  const { body } = await admin.call(createPreviewLink, named((await putDraft()).id))
  return new URL(body.url).hash.slice(1)
}

export const fixture = {
  getPage: async (caller) => ({ params: { slug: caller ? (await putPage()).slug : 'never-written' } }),
  lookUpPreview: async (caller) => ({
    body: { token: caller ? await previewToken() : `${unknownId('pgp')}.${'0'.repeat(64)}` },
  }),
  listPages: () => ({ query: { status: 'draft', placement: 'none', q: 'rules' } }),
  getPageAsAdmin: draft,
  createPage: () => ({ body: { title: 'A sample of a page' } }),
  savePageDraft: async (caller) => ({ ...(await draft(caller)), body: { ...somePage(), draftVersion: 1 } }),
  discardPageDraft: async (caller) => {
    if (!caller) return { ...named(unknownId('pag')), body: { draftVersion: 1 } }
    const { id } = await putPage()
    return { ...named(id), body: { draftVersion: await beginDraft(id) } }
  },
  publishPage: async (caller) => ({ ...(await draft(caller)), body: { draftVersion: 1, note: 'A sample' } }),
  schedulePage: async (caller) => ({
    ...(await draft(caller)),
    body: { version: 1, publish: { local: '2099-05-01T09:00', zone: 'America/Chicago' } },
  }),
  archivePage: async (caller) => ({ ...(await published(caller)), body: { version: 2 } }),
  reopenPage: async (caller) => ({
    ...named(caller ? (await putArchived()).id : unknownId('pag')),
    body: { version: 3 },
  }),
  deletePage: async (caller) => named(caller ? (await putArchived()).id : unknownId('pag')),
  listPageVersions: published,
  restorePageVersion: async (caller) => {
    const pageId = caller ? (await putPage()).id : unknownId('pag')
    return { params: { pageId, number: 1 }, body: { draftVersion: 0 } }
  },
  createPreviewLink: draft,
  checkSlug: () => ({ params: { slug: 'club-rules' }, query: { pageId: unknownId('pag') } }),
  listRedirects: published,
  deleteRedirect: async (caller) => ({
    params: { ...(await published(caller)).params, slug: 'no-redirect' },
  }),
  addPagePicture: async (caller) => ({
    body: {
      uploadId: caller ? await uploadFile(caller, png(2, 2), 'image/png', 'page-picture') : unknownId('upl'),
    },
  }),
} satisfies NounFixture<'cmsPages'>

/** The version of a draft that has just been begun beside what visitors see. */
async function beginDraft(pageId: `pag_${string}`): Promise<number> {
  const admin = await demoClient(url, 'admin')
  const { body } = await admin.call(savePageDraft, {
    params: { pageId },
    body: { ...somePage(), draftVersion: 0 },
  })
  return body.page.draftVersion ?? 0
}
