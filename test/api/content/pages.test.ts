import { expect, test } from 'vitest'
import { cmsPages, pageVersions } from '#core/content/cms-pages/cms-pages.ts'
import { publishPage } from '#core/content/cms-pages/publish-page.ts'
import { commit } from '#core/platform/db/commit.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { createPreviewLink, listPages, savePageDraft } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { listEvents } from '#shared/events/events/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newSlug, putArchived, putPage, somePage } from '#test/support/pages.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')
const by = demoUserId('admin@demo.test')

const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
const at = (path: string) => visitor.send({ path })
const sitemap = async () => (await at('/sitemaps/pages.xml')).text

async function rename(page: CmsPage, slug: string): Promise<void> {
  const { body } = await admin.call(savePageDraft, {
    params: { pageId: page.id },
    body: { ...somePage({ title: page.title }), slug, draftVersion: 0 },
  })
  const draftVersion = body.page.draftVersion ?? 0
  await publishPage(
    { pageId: page.id, by: { userId: by }, authorOf: () => by, draftVersion: () => draftVersion },
    await control.now(),
  )
}

test.each([
  ['/pages/terms-of-service', 'Terms of service', 'Memberships and payments'],
  ['/pages/refund-policy', 'Refund policy', 'How you get your money back'],
  ['/privacy-policy', 'Privacy policy', 'Companies that work for us'],
  ['/cookie-policy', 'Cookie policy', 'Everything by name'],
])('the page %s comes whole, with its title, description and address', async (path, title, heading) => {
  const { status, text } = await at(path)
  expect(status).toBe(200)
  expect(text).toMatch(new RegExp(`<title>${title}\\b`))
  expect(text).toMatch(/<meta name="description" content="[^"]{40,160}"/)
  expect(text).toContain(`<link rel="canonical" href="${url}${path}"`)
  expect(text).toContain(`<meta property="og:title" content="${title} | Boxrise">`)
  expect(text).toContain(`>${heading}</h2>`)
  expect(text).toContain('Last updated on ')
  expect(text).toContain('On this page')
  expect(await sitemap()).toContain(`<loc>${url}${path}</loc>`)
})

test('a page that was never written is not found', async () => {
  for (const slug of ['club-rules-of-no-one', 'Club-Rules-Of-No-One', 'constructor', '__proto__'])
    expect((await at(`/pages/${slug}`)).status, slug).toBe(404)
})

test('an address from before leads to the present one in one step, with the query, and no browser keeps that', async () => {
  const page = await putPage({ title: 'Renamed' })
  const [a, b] = [page.slug, newSlug()]
  await rename(page, b)
  for (const path of [`/pages/${a}`, `/page/${a}`, `/page/${b}`]) {
    const { status, headers } = await at(`${path}?from=mail&x=%22`)
    expect([status, headers.location], path).toEqual([301, `/pages/${b}?from=mail&x=%22`])
    expect(headers['cache-control']).toContain('must-revalidate')
  }
  await rename(page, a)
  expect((await at(`/pages/${a}`)).status).toBe(200)
  expect((await at(`/pages/${b}`)).headers.location).toBe(`/pages/${a}`)
})

test('capitals in an address lead to its page with the query, and ids keep theirs', async () => {
  const { items } = (await visitor.call(listEvents, { query: {} })).body
  const id = items[0]?.id ?? ''
  const { slug } = await putPage()
  for (const [asked, address] of [
    ['/Events', '/events'],
    ['/PRICING', '/pricing'],
    ['/Privacy-Policy', '/privacy-policy'],
    ['/TERMS', undefined],
    [`/Events/${id}`, `/events/${id}`],
    [`/events/${id.toLowerCase()}`, undefined],
    ['/Profile', '/profile'],
    ['/Admin/Cms-Pages', '/admin/cms-pages'],
    [`/pages/${slug.toUpperCase()}`, `/pages/${slug}`],
    [`/Pages/${slug.toUpperCase()}`, `/pages/${slug}`],
    [`/PAGE/${slug}`, `/pages/${slug}`],
  ] as const) {
    const { status, headers } = await at(`${asked}?From=Mail`)
    const expected = address ? [301, `${address}?From=Mail`] : [404, undefined]
    expect([status, headers.location], asked).toEqual(expected)
  }
  expect((await at(`/Pages/${slug}/`)).headers.location).toBe(`/Pages/${slug}`)
})

test('the policies have one address each', async () => {
  for (const slug of ['privacy-policy', 'cookie-policy'])
    for (const base of ['/pages', '/page']) {
      const { status, headers } = await at(`${base}/${slug}`)
      expect([status, headers.location]).toEqual([301, `/${slug}`])
    }
})

test('a page that was taken off is gone, and says so', async () => {
  const page = await putArchived()
  const { status, text } = await at(`/pages/${page.slug}`)
  expect(status).toBe(410)
  expect(text).toContain('This page is no longer available.')
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toContain('rel="canonical"')
  expect(await sitemap()).not.toContain(page.slug)
})

test('a page that search engines shall leave alone says so, and is in no sitemap', async () => {
  const page = await putPage({ noIndex: true })
  const { status, text } = await at(`/pages/${page.slug}`)
  expect(status).toBe(200)
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(await sitemap()).not.toContain(page.slug)
})

test('what is published is read at once, and a page that has not changed is not sent again', async () => {
  const page = await putPage()
  const path = `/pages/${page.slug}`
  const first = await at(path)
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const held = { 'if-none-match': String(first.headers.etag) }
  expect((await visitor.send({ path, headers: held })).status).toBe(304)
  await rename({ ...page, title: 'Other words' }, page.slug)
  expect((await visitor.send({ path, headers: held })).text).toContain('Other words')
})

test('more than three headings make a list of contents, and fewer do not', async () => {
  const content = (count: number) =>
    Array.from({ length: count }, (_, at) => `<h2>Part ${at + 1}</h2><p>x</p>`).join('')
  const few = await at(`/pages/${(await putPage({ content: content(3) })).slug}`)
  expect(few.text).toContain('<h2 id="part-3">Part 3</h2>')
  expect(few.text).not.toContain('On this page')
  const many = await at(`/pages/${(await putPage({ content: content(4) })).slug}`)
  expect(linksOf(many.text)).toContain('#part-4')
})

test('a row that holds what no editor could save is cleaned when it is read', async () => {
  const page = await putPage()
  const version = await pageVersions.get({ pageId: page.id, number: 1 })
  if (!version) throw new Error('nothing was published')
  const content = '<p onclick="alert(1)">Row</p><script>alert(1)</script><img src="https://evil.test/x.png">'
  await commit(pageVersions.put({ ...version, content, version: 2 }, { version: 1 }))
  const { text } = await at(`/pages/${page.slug}`)
  expect(text).toContain('<p>Row</p>')
  expect(text).not.toMatch(/onclick="|alert\(1\)|evil\.test/)
})

test('the preview is found by no search engine, and its link holds the secret where no server sees it', async () => {
  const { text, status } = await at('/preview')
  expect(status).toBe(200)
  expect(text).toContain('<meta name="robots" content="noindex">')
  const { body } = await admin.call(createPreviewLink, { params: { pageId: (await putPage()).id } })
  expect(body.url).toMatch(new RegExp(`^${url}/preview#pgp_`))
})

test('the demo has pages of every section and in every state', async () => {
  const published: CmsPage[] = []
  let cursor: string | undefined
  do {
    const { body } = await admin.call(listPages, {
      query: { status: 'published', limit: 100, ...(cursor && { cursor }) },
    })
    published.push(...body.items.filter(({ slug }) => !slug.startsWith('page-')))
    cursor = body.nextCursor
  } while (cursor)
  expect(published.length).toBeGreaterThanOrEqual(14)
  expect(new Set(published.flatMap(({ footerSection }) => footerSection ?? [])).size).toBe(5)
  expect((await at('/pages/about')).headers.location).toBe('/pages/about-boxrise')
  expect((await at('/pages/about-us')).headers.location).toBe('/pages/about-boxrise')
  expectSuccess(await at('/pages/car-audio-glossary'))
  expect((await at('/pages/founding-members')).status).toBe(410)
  expect((await at('/pages/lane-etiquette')).status).toBe(404)
  expect(await cmsPages.list({ index: 'gsi1', pk: 'PAGES#archived', limit: 1 })).toMatchObject({
    items: [expect.anything()],
  })
})

test('the contact page has its form and the address of the platform without its script', async () => {
  const { status, text } = await visitor.send({ path: '/contact' })
  expect(status).toBe(200)
  expect(linksOf(text)).toContain('mailto:hello@demo.test')
  expect(linksOf(text)).toContain('/contact?topic=Payments%20and%20refunds#write')
  for (const field of ['name', 'email', 'topic', 'subject', 'message'])
    expect(text).toContain(` name="${field}"`)
})

test('every public page leads to the terms, the refund policy and the contact page', async () => {
  const ways = ['/pages/terms-of-service', '/pages/refund-policy', '/contact']
  for (const path of ['/', '/pricing', '/faq', '/register'])
    expect(linksOf((await at(path)).text), path).toEqual(expect.arrayContaining(ways))
})
