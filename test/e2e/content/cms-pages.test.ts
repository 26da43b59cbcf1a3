import { expect, test } from 'vitest'
import { readPage } from '#core/content/cms-pages/read-page.ts'
import { createPreviewLink, publishPage, savePageDraft } from '#shared/content/cms-pages/contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { hostileHtml } from '#test/support/hostile-html.ts'
import { newSlug, putDraft, putPage, somePage } from '#test/support/pages.ts'

const { url, visit } = inBrowser()
const admin = await demoClient(url, 'admin')

test('none of forty and more hostile texts in a published page reaches a browser alive', async () => {
  const page = await putDraft({ title: 'Hostile' })
  const content = ['<h2>Before</h2>', ...hostileHtml.map((html) => `<p>${html}</p>`), '<h2>After</h2>'].join(
    '\n',
  )
  const fields = somePage({ slug: page.slug, title: page.title, content })
  const params = { pageId: page.id }
  const saved = await admin.call(savePageDraft, { params, body: { ...fields, draftVersion: 1 } })
  expectSuccess(saved)
  const draftVersion = saved.body.page.draftVersion ?? 0
  expectSuccess(await admin.call(publishPage, { params, body: { draftVersion } }))

  const { page: browser } = await visit()
  const dialogs: string[] = []
  browser.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const requests: string[] = []
  browser.on('request', (request) => requests.push(request.url()))
  const response = await browser.goto(`/pages/${page.slug}`)
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
  await wake(browser)
  await browser.getByRole('heading', { name: 'After' }).waitFor()
  const article = browser.locator('.article')
  // Whatever may be pressed or pointed at.
  for (const link of await article.locator('a').all()) await link.hover({ force: true })
  const alive = () =>
    article.evaluate((element) =>
      [...element.querySelectorAll('*')].flatMap(({ tagName, attributes }) =>
        [...attributes]
          .filter(
            ({ name, value }) =>
              !['href', 'rel', 'id', 'class', 'role', 'aria-label', 'tabindex'].includes(name) ||
              /^\s*(javascript|data|vbscript):/i.test(value) ||
              value.includes('evil.test'),
          )
          .map(({ name, value }) => `${tagName} ${name}=${value}`),
      ),
    )
  await expect.poll(alive).toEqual([])
  await expect
    .poll(() => article.locator('script, style, iframe, svg, math, form, input, object, img').count())
    .toBe(0)
  expect(dialogs).toEqual([])
  expect(requests.filter((address) => !address.startsWith(url))).toEqual([])
})

test('a preview shows the draft, and its secret does not stay in the address', async () => {
  const published = await putPage({ content: '<p>What visitors see.</p>' })
  const params = { pageId: published.id }
  const body = {
    ...somePage({ slug: published.slug }),
    content: '<p>What is being written.</p>',
    draftVersion: 0,
  }
  expectSuccess(await admin.call(savePageDraft, { params, body }))
  const link = (await admin.call(createPreviewLink, { params })).body.url
  const { page, allow } = await visit()
  await page.goto(link)
  await page.getByText('What is being written.').waitFor()
  await page.getByText('This is a preview.').waitFor()
  await expect.poll(() => page.url()).toBe(`${url}/preview`)
  await expect.poll(() => page.title()).toContain('Preview of')
  allow(/status of 404/)
  await page.goto(`${url}/preview#pgp_00000000000000000000000000.0`)
  await page.reload()
  await page.getByText('This preview has expired. Ask for a new link.').waitFor()
})

test('inside the application a link to an address from before shows the page at its present one', async () => {
  const [old, present] = [newSlug(), newSlug()]
  const target = await putPage({ title: 'The target', slug: old })
  const from = await putPage({ title: 'The start', content: `<p><a href="/pages/${old}#b">Read on</a></p>` })
  const params = { pageId: target.id }
  const content = Array.from({ length: 4 }, (_, at) => `<h2>${'abcd'[at]}</h2><p>x</p>`).join('')
  const saved = await admin.call(savePageDraft, {
    params,
    body: { ...somePage({ slug: present, title: 'The target', content }), draftVersion: 0 },
  })
  const draftVersion = saved.body.page.draftVersion ?? 0
  expectSuccess(await admin.call(publishPage, { params, body: { draftVersion } }))
  expect((await readPage(target.id)).page.slug).toBe(present)

  const { page } = await visit()
  await page.goto(`/pages/${from.slug}`)
  await wake(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Read on' }).click()
  await page.waitForURL(`**/pages/${present}#b`)
  await page.getByRole('heading', { name: 'The target' }).waitFor()
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect.poll(() => page.title()).toContain('The target')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'd' }).click()
  await page.waitForURL(`**/pages/${present}#d`)
  await page.goBack()
  await page.goBack()
  await page.getByRole('heading', { name: 'The start' }).waitFor()
})

test('a link with capitals leads to its page inside the application, with query and hash', async () => {
  const target = await putPage({ title: 'The target' })
  const [shouted, search, faq] = [`/Pages/${target.slug.toUpperCase()}?a=B#C`, '/Search?q=Levee#top', '/FAQ/']
  const links = [shouted, search, faq].map((href, at) => `<p><a href="${href}">Way ${at}</a></p>`)
  const from = await putPage({ title: 'The start', content: links.join('') })
  const { page } = await visit()
  await page.goto(`/Pages/${from.slug.toUpperCase()}`)
  await page.waitForURL(`**/pages/${from.slug}`)
  await wake(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  for (const [at, address] of [`/pages/${target.slug}?a=B#C`, '/search?q=Levee#top', '/faq'].entries()) {
    await page.getByRole('link', { name: `Way ${at}` }).click()
    await page.waitForURL(url + address)
    await page.goBack()
    await page.getByRole('heading', { name: 'The start' }).waitFor()
  }
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
