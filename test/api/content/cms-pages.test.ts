import { expect, test } from 'vitest'
import { cmsPages, pageSlugs, pageVersions } from '#core/content/cms-pages/cms-pages.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  addPagePicture,
  archivePage,
  checkSlug,
  createPage,
  createPreviewLink,
  deletePage,
  deleteRedirect,
  discardPageDraft,
  getPage,
  getPageAsAdmin,
  listPages,
  listPageVersions,
  listRedirects,
  lookUpPreview,
  type PageInEditor,
  publishPage,
  reopenPage,
  restorePageVersion,
  savePageDraft,
} from '#shared/content/cms-pages/contract.ts'
import type { CmsPage, PageFields } from '#shared/content/cms-pages/page.ts'
import { pageFields } from '#shared/content/cms-pages/page-state.ts'
import { listNavigation } from '#shared/content/navigation/contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { png } from '#test/support/images.ts'
import { newSlug, putArchived, putDraft, putPage, somePage } from '#test/support/pages.ts'
import { servedPicture } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const named = ({ id }: Pick<CmsPage, 'id'>) => ({ params: { pageId: id } })
const shown = (slug: string) => visitor.call(getPage, { params: { slug } })
const inEditor = async (page: Pick<CmsPage, 'id'>) => (await admin.call(getPageAsAdmin, named(page))).body

/** Refused, in exactly these words. */
function expectRefusal(
  answer: Parameters<typeof expectProblem>[0],
  status: number,
  code?: string,
  words?: string,
) {
  const { detail } = expectProblem(answer, status, code)
  if (words) expect(detail).toBe(words)
}

/** What is in the editor, so that a part of it can be changed. */
function fieldsOf({ draft, live }: PageInEditor): PageFields {
  const fields = draft ?? live
  if (!fields) throw new Error('the page has no words')
  return pageFields(fields)
}

const save = async (page: Pick<CmsPage, 'id'>, changes: Partial<PageFields>) => {
  const before = await inEditor(page)
  const body = { ...fieldsOf(before), ...changes, draftVersion: before.page.draftVersion ?? 0 }
  return admin.call(savePageDraft, { ...named(page), body })
}

const publish = async (
  page: Pick<CmsPage, 'id'>,
  changes: Partial<PageFields> = {},
  more: { takeOver?: boolean; swapWith?: CmsPage['id'] } = {},
) => {
  const saved = await save(page, changes)
  expectSuccess(saved)
  const draftVersion = saved.body.page.draftVersion ?? 0
  return admin.call(publishPage, { ...named(page), body: { draftVersion, ...more } })
}

test('a page is written as a draft, and visitors see what was published', async () => {
  const created = await admin.call(createPage, { body: { title: `Lane Etiquette ${newSlug()}` } })
  expect(created.status).toBe(201)
  const { page } = created.body
  expect(page).toMatchObject({ status: 'draft', slug: expect.stringMatching(/^lane-etiquette-page-/) })
  expectRefusal(
    await admin.call(publishPage, { ...named(page), body: { draftVersion: 1 } }),
    422,
    'page_incomplete',
    'Give the page a title and some content first.',
  )
  expectRefusal(await shown(page.slug), 404, 'page_not_found', 'Page not found')
  expectSuccess(await publish(page, { content: '<p>Queue on the <b>left</b>.</p>' }))
  expect((await shown(page.slug)).body).toMatchObject({
    slug: page.slug,
    content: '<p>Queue on the <strong>left</strong>.</p>',
  })
  expectSuccess(await save(page, { content: '<p>Queue on the right.</p>' }))
  expect((await shown(page.slug)).body.content).toContain('left')
  const { body } = await admin.call(discardPageDraft, {
    ...named(page),
    body: { draftVersion: (await inEditor(page)).page.draftVersion ?? 0 },
  })
  expect(body).not.toHaveProperty('draft')
  expect(body.page).not.toHaveProperty('draftVersion')
})

test('a list shows the pages of a status, and what was asked for of them', async () => {
  const word = newSlug()
  const inBoth = await putPage({
    title: `Both ${word}`,
    navigationPlacement: 'both',
    footerSection: 'company',
  })
  const draft = await putDraft({ title: `Draft ${word}` })
  const listed = async (query: { status?: 'draft' | 'published'; placement?: 'header'; section?: 'legal' }) =>
    (await admin.call(listPages, { query: { q: word, ...query } })).body.items.map(({ id }) => id)
  expect(await listed({})).toEqual([inBoth.id])
  expect(await listed({ placement: 'header' })).toEqual([inBoth.id])
  expect(await listed({ section: 'legal' })).toEqual([])
  expect(await listed({ status: 'draft' })).toEqual([draft.id])
})

test('one of two pages that claim an address at the same time gets it', async () => {
  const slug = newSlug()
  const pages = await Promise.all([putDraft({ title: 'First', slug }), putDraft({ title: 'Second', slug })])
  const answers = await Promise.all(
    pages.map((page) => admin.call(publishPage, { ...named(page), body: { draftVersion: 1 } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const winner = answers.findIndex(({ status }) => status === 200)
  const loser = answers[1 - winner]
  if (!loser) throw new Error('no one lost')
  expectRefusal(loser, 409, 'slug_taken', `This address belongs to “${pages[winner]?.title}”.`)
  expect((await shown(slug)).body.title).toBe(pages[winner]?.title)
})

test('one of two new addresses of a page at the same time becomes it, and the other never was', async () => {
  const page = await putPage()
  const [one, other] = [newSlug(), newSlug()]
  const saved = await save(page, { slug: one })
  const draftVersion = saved.body.page.draftVersion ?? 0
  const publishing = admin.call(publishPage, { ...named(page), body: { draftVersion } })
  const renaming = admin.call(savePageDraft, {
    ...named(page),
    body: { ...fieldsOf(saved.body), slug: other, draftVersion },
  })
  const answers = await Promise.all([
    publishing,
    renaming,
    admin.call(publishPage, { ...named(page), body: { draftVersion } }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const present = (await shown(page.slug)).body.slug
  expect([one, page.slug]).toContain(present)
  expect(await pageSlugs.get({ slug: other })).toBeUndefined()
})

test('a page that is renamed and renamed back is reached from each address in one step', async () => {
  const page = await putPage()
  const [a, b, c] = [page.slug, newSlug(), newSlug()]
  const used = [a]
  for (const present of [b, c, a]) {
    expectSuccess(await publish(page, { slug: present }))
    used.push(present)
    for (const slug of used)
      expect((await shown(slug)).body.slug, `${slug} while it is at ${present}`).toBe(present)
  }
  const { items } = (await admin.call(listRedirects, named(page))).body
  expect(items.map(({ slug }) => slug).toSorted()).toEqual([b, c].toSorted())
  expectRefusal(
    await admin.call(deleteRedirect, { params: { pageId: page.id, slug: a } }),
    409,
    'slug_current',
  )
  const deleted = await Promise.all(
    [1, 2, 3, 4, 5].map(() => admin.call(deleteRedirect, { params: { pageId: page.id, slug: b } })),
  )
  expect(deleted.map(({ status }) => status)).toEqual(deleted.map(() => 204))
  expect((await shown(b)).status).toBe(404)
})

test('an editor who says so may take over a redirect, but never the address of a page', async () => {
  const old = await putPage({ title: 'The old rules' })
  const slug = old.slug
  const page = await putDraft({ slug })
  expectRefusal(await publish(page), 409, 'slug_taken', 'This address belongs to “The old rules”.')
  expectRefusal(await publish(page, {}, { takeOver: true }), 409, 'slug_taken')
  expectSuccess(await publish(old, { slug: newSlug() }))
  const check = await admin.call(checkSlug, { params: { slug }, query: { pageId: page.id } })
  expect(check.body).toEqual({ state: 'redirects', page: { id: old.id, title: 'The old rules' } })
  expectRefusal(
    await publish(page),
    409,
    'slug_redirects',
    'This address leads to “The old rules”. Publish here to take it over.',
  )
  expectSuccess(await publish(page, {}, { takeOver: true }))
  expect((await shown(slug)).body.title).toBe(page.title)
})

test('two pages swap their addresses in one step, also where the other has a draft', async () => {
  const one = await putPage({ title: 'One' })
  const other = await putPage({ title: 'Other', navigationPlacement: 'header' })
  expectSuccess(await save(other, { title: 'Other, better' }))
  expectSuccess(
    await publish(one, { slug: other.slug, navigationPlacement: 'header' }, { swapWith: other.id }),
  )
  expect((await shown(other.slug)).body.title).toBe('One')
  expect((await shown(one.slug)).body.title).toBe('Other')
  expectSuccess(await publish(other))
  expect((await shown(one.slug)).body.title).toBe('Other, better')
  const addresses = async () => {
    const { items } = (await visitor.call(listNavigation, {})).body
    const addressOf = (id: string) => items.find((item) => item.id === `page:${id}`)?.href
    return [addressOf(one.id), addressOf(other.id)]
  }
  await expect.poll(addresses).toEqual([`/pages/${other.slug}`, `/pages/${one.slug}`])
})

test('a reserved address and one that is none are refused', async () => {
  const page = await putDraft()
  for (const slug of ['admin', 'api', 'new', 'preview']) {
    const answer = await admin.call(savePageDraft, {
      ...named(page),
      body: { ...somePage(), slug, draftVersion: 1 },
    })
    expectRefusal(answer, 400)
    expect(answer.text).toContain('This address is reserved.')
    const { body } = await admin.call(checkSlug, { params: { slug }, query: {} })
    expect(body).toEqual({ state: 'reserved' })
  }
  expect((await admin.call(checkSlug, { params: { slug: 'Club Rules' }, query: {} })).body.state).toBe(
    'invalid',
  )
})

test('in thirty saves in two tabs each tab hears when the other was first, and there is one draft', async () => {
  const page = await putDraft()
  const told: string[] = []
  const writeIn = async (tab: string) => {
    let draftVersion = 1
    for (let count = 0; count < 15; count++) {
      const body = { ...somePage({ slug: page.slug, title: `${tab} ${count}` }), draftVersion }
      const answer = await admin.call(savePageDraft, { ...named(page), body })
      if (answer.status === 200) draftVersion = answer.body.page.draftVersion ?? 0
      else told.push(tab, String(answer.status))
    }
  }
  await Promise.all([writeIn('left'), writeIn('right')])
  expect(new Set(told)).toHaveLength(2)
  const { draft, page: kept } = await inEditor(page)
  expect(told).toContain('409')
  expect(told).not.toContain(draft?.title.split(' ')[0])
  expect(draft?.title).toMatch(/ 14$/)
  expect(draft?.version).toBe(kept.draftVersion)
})

test('a saving that comes after publishing is refused, and can begin a new draft', async () => {
  const page = await putDraft()
  expectSuccess(await admin.call(publishPage, { ...named(page), body: { draftVersion: 1 } }))
  const late = { ...somePage({ slug: page.slug }), title: 'Late', draftVersion: 1 }
  const refused = await admin.call(savePageDraft, { ...named(page), body: late })
  expectRefusal(
    refused,
    409,
    'draft_conflict',
    'Someone else is editing this page. Your text is kept here; reload to see theirs.',
  )
  const begun = await admin.call(savePageDraft, { ...named(page), body: { ...late, draftVersion: 0 } })
  expect(begun.body.draft?.title).toBe('Late')
  expectRefusal(await admin.call(savePageDraft, { ...named(page), body: late }), 409, 'draft_conflict')
  expect((await shown(page.slug)).body.title).toBe(page.title)
})

test('a draft based on a page that someone else has published meanwhile is refused', async () => {
  const page = await putPage()
  expectSuccess(await publish(page, { slug: page.slug, content: '<p>Second words.</p>' }))
  const begin = (liveVersion: number) => {
    const body = { ...somePage({ slug: page.slug }), draftVersion: 0, liveVersion }
    return admin.call(savePageDraft, { ...named(page), body })
  }
  expectRefusal(await begin(1), 409, 'draft_conflict')
  expectSuccess(await begin(2))
})

test('restoring an old version makes it the draft and publishes nothing', async () => {
  const page = await putPage({ content: '<p>First words.</p>' })
  const slug = newSlug()
  expectSuccess(await publish(page, { slug, content: '<p>Second words.</p>' }))
  const restored = await admin.call(restorePageVersion, {
    params: { pageId: page.id, number: 1 },
    body: { draftVersion: 0 },
  })
  expect(restored.body.draft).toMatchObject({ content: '<p>First words.</p>', slug })
  expect(restored.body.page).toMatchObject({ status: 'published', liveVersion: 2 })
  expect((await shown(slug)).body.content).toBe('<p>Second words.</p>')
  expectSuccess(await publish(page))
  expect((await shown(slug)).body.content).toBe('<p>First words.</p>')
  const { items } = (await admin.call(listPageVersions, named(page))).body
  expect(items.map(({ number }) => number)).toEqual([3, 2, 1])
  expect(items[0]?.authorName).toBeTruthy()
})

test('the latest fifty published versions are kept', async () => {
  const page = await putPage()
  const last = await pageVersions.get({ pageId: page.id, number: 1 })
  if (!last) throw new Error('nothing was published')
  await commit(
    cmsPages.put({ ...page, liveVersion: 50, version: page.version + 1 }, { version: page.version }),
    pageVersions.put({ ...last, number: 50 }, { absent: true }),
  )
  expectSuccess(await publish(page))
  const { items } = (await admin.call(listPageVersions, named(page))).body
  expect(items.map(({ number }) => number)).toEqual([51, 50])
})

test('an archived page is gone, its address stays its own, and only then it can be deleted', async () => {
  const page = await putPage({ navigationPlacement: 'header' })
  const menu = async () => (await visitor.call(listNavigation, {})).body.items.map(({ href }) => href)
  const href = `/pages/${page.slug}`
  expectRefusal(await admin.call(deletePage, named(page)), 409, 'page_not_archived')
  expectSuccess(await admin.call(archivePage, { ...named(page), body: { version: page.version } }))
  expectRefusal(await shown(page.slug), 410, 'page_gone', 'This page is no longer available.')
  await expect.poll(menu).not.toContain(href)
  expectRefusal(await publish(await putDraft({ slug: page.slug })), 409, 'slug_taken')
  const { body: reopened } = await admin.call(reopenPage, {
    ...named(page),
    body: { version: page.version + 1 },
  })
  expect(reopened).toMatchObject({ page: { status: 'draft' }, draft: { slug: page.slug } })
  expect((await shown(page.slug)).status).toBe(404)
  expectSuccess(await publish(page))
  await expect.poll(menu).toContain(href)
  const { version } = (await inEditor(page)).page
  expectSuccess(await admin.call(archivePage, { ...named(page), body: { version } }))
  for (let call = 1; call <= 2; call++) expect((await admin.call(deletePage, named(page))).status).toBe(204)
  expect((await shown(page.slug)).status).toBe(404)
  expectSuccess(await publish(await putDraft({ slug: page.slug })))
})

test('a preview shows the draft to holders of the link, for a day', async () => {
  const page = await putPage({ content: '<p>Public.</p>' })
  expectSuccess(await save(page, { content: '<p>Not yet.</p>' }))
  const { body } = await admin.call(createPreviewLink, named(page))
  expect(new URL(body.url).pathname).toBe('/preview')
  const token = new URL(body.url).hash.slice(1)
  expect((await visitor.call(lookUpPreview, { body: { token } })).body.content).toBe('<p>Not yet.</p>')
  const other = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
  expectRefusal(await visitor.call(lookUpPreview, { body: { token: other } }), 404, 'preview_not_found')
})

test('a copy has the words of a page and stands in no menu', async () => {
  const page = await putPage({ navigationPlacement: 'both', footerSection: 'support' })
  const { body } = await admin.call(createPage, { body: { title: 'A copy', copyOf: page.id } })
  expect(body.draft).toMatchObject({ navigationPlacement: 'none', footerSection: 'support' })
  expect(body.draft?.content).toContain('wear plugs')
})

test('an archived page cannot be written', async () => {
  const page = await putArchived()
  const body = { ...somePage(), draftVersion: 0 }
  expectRefusal(await admin.call(savePageDraft, { ...named(page), body }), 409, 'page_archived')
})

test('an uploaded picture gets an address that a page may show', async () => {
  const uploadId = await uploadFile(admin, png(3, 2), 'image/png', 'page-picture')
  const { status, body } = await admin.call(addPagePicture, { body: { uploadId } })
  expect(status).toBe(201)
  expect(body).toMatchObject({ width: 3, height: 2 })
  expect((await servedPicture(url, body.src)).map(({ size }) => size)).toEqual(Array(3).fill([3, 2]))
  const page = await putDraft()
  const saved = await save(page, { content: `<p>See</p><img src="${body.src}" alt="A port">` })
  expect(saved.body.draft?.content).toBe(`<p>See</p><img src="${body.src}" alt="A port" />`)
})
