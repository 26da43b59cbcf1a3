import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPage, getPageAsAdmin, savePageDraft } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage, PageFields } from '#shared/content/cms-pages/page.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'

const { url, visit } = inBrowser()
const admin = await demoClient(url, 'admin')

const mark = () => randomUUID().slice(0, 8)

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const saved = (page: Page) => page.getByText(/^Saved at \d+:\d\d [AP]M$/).waitFor()
/** The editor gives itself the focus a frame after a dialog has closed, and keys before that are lost. */
const writesIn = (page: Page) =>
  expect.poll(() => textOf(page).evaluate((text) => text.contains(document.activeElement))).toBe(true)

const shownIn = (page: Page) => page.getByRole('complementary', { name: 'Page settings' })

/** Opens the editor over a new draft and waits until it can be written in. */
async function openDraft(page: Page, title: string): Promise<CmsPage['id']> {
  const created = await admin.call(createPage, { body: { title } })
  expectSuccess(created)
  await page.goto(`/admin/cms-pages/${created.body.page.id}`)
  await textOf(page).waitFor()
  return created.body.page.id
}

/** Another editor saves the draft as it stands, with other words. */
async function saveElsewhere(pageId: CmsPage['id'], content: string): Promise<void> {
  const params = { pageId }
  const { draft } = (await admin.call(getPageAsAdmin, { params })).body
  if (!draft) throw new Error('there is no draft')
  const { pageId: _, savedBy: __, savedAt: ___, version: draftVersion, ...fields } = draft
  const body: PageFields & { draftVersion: number } = { ...fields, content, draftVersion }
  expectSuccess(await admin.call(savePageDraft, { params, body }))
}

async function publish(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill(note)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a page is written, previewed, published, found, renamed, compared and taken back', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  const name = `Gate rules ${mark()}`
  await page.goto('/admin/cms-pages?status=draft')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(name)
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await textOf(page).click()
  await page.keyboard.type('Bring your ticket to the gate at nine.')
  await saved(page)
  const settings = shownIn(page)
  await settings.getByLabel('Description').fill('What to bring, and when the gate opens.')
  await settings.getByText('39 of 160 characters').waitFor()

  await settings.getByRole('button', { name: 'Create preview link' }).click()
  const link = await settings.getByLabel('Preview link').inputValue()
  const guest = await visit()
  await guest.page.goto(link)
  await guest.page.getByText('Bring your ticket to the gate at nine.').waitFor()
  await expect.poll(() => guest.page.url()).not.toContain('pgp_')

  await publish(page, 'The first rules')
  await settings.getByText('Version 1, live').waitFor()
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await guest.page.goto(`/pages/${slug}`)
  await guest.page.getByRole('heading', { name, level: 1 }).waitFor()
  await guest.page.getByText('at nine').waitFor()

  await textOf(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Bring your ticket to the gate at eight.')
  await textOf(page).getByText('Bring your ticket to the gate at eight.', { exact: true }).waitFor()
  await settings.getByLabel('Address').fill(`new-${slug}`)
  await settings.getByText(`/pages/new-${slug} is free. The current address will lead here.`).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const changes = dialog.getByRole('region', { name: 'What changes' })
  await changes.locator('del', { hasText: 'nine' }).waitFor()
  await changes.locator('ins', { hasText: 'eight' }).waitFor()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await settings.getByText(`/pages/${slug}`, { exact: true }).waitFor()
  await guest.page.goto(`/pages/${slug}?from=old`)
  await expect.poll(() => guest.page.url()).toBe(`${url}/pages/new-${slug}?from=old`)
  await guest.page.getByText('at eight').waitFor()

  await settings.getByRole('button', { name: 'Compare version 1 with the draft' }).click()
  await dialog.getByText('Changed', { exact: true }).waitFor()
  await dialog.locator('del', { hasText: 'nine' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await settings.getByRole('button', { name: 'Restore version 1' }).click()
  await dialog.getByRole('button', { name: 'Restore as draft' }).click()
  await dialog.waitFor({ state: 'detached' })
  await textOf(page).getByText('at nine').waitFor()
  await page.getByText('Unpublished changes').waitFor()
  await guest.page.reload()
  await guest.page.getByText('at eight').waitFor()
})

test('a page is written by keyboard alone, with a heading, a link, a list and a table', async () => {
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  const id = await openDraft(page, `Keys ${mark()}`)
  await textOf(page).focus()
  await page.keyboard.type('/head')
  await page.getByRole('option', { name: 'Heading 2' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Rules')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  const bold = toolbar.getByRole('button', { name: 'Bold' })
  await expect.poll(() => bold.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await writesIn(page)
  await page.keyboard.type('Loud')
  await expect.poll(() => bold.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' and ')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter a path of this site').last().waitFor()
  await dialog.getByLabel('Address').fill('/faq')
  await dialog.getByLabel('Text').fill('clear')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await writesIn(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/table')
  await page.getByRole('option', { name: 'Table' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Class')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Limit')
  await saved(page)
  const { draft } = (await admin.call(getPageAsAdmin, { params: { pageId: id } })).body
  expect(draft?.content).toMatch(
    /^<h2>Rules<\/h2><p><strong>Loud<\/strong> and <a href="\/faq">clear<\/a><\/p><table><tbody><tr><th><p>Class<\/p><\/th><th><p>Limit<\/p><\/th><\/tr>/,
  )
  await expectAccessible(page, 'the editor of pages')
})

test('HTML that pages may not hold goes when it is saved, and the editor says what', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  const id = await openDraft(page, `Markup ${mark()}`)
  await page.getByText('HTML', { exact: true }).click()
  const typed = '<h2 style="color:red">Hi</h2><script>alert(1)</script><p onclick="x()">Text</p>'
  await page.getByRole('textbox', { name: 'HTML' }).fill(typed)
  await page.getByText('Removed when it was saved:').waitFor()
  await page.getByText('style, <script>, onclick').waitFor()
  await page.getByText('Text', { exact: true }).first().click()
  await expect.poll(() => textOf(page).innerHTML()).toBe('<h2>Hi</h2><p>Text</p>')
  const { draft } = (await admin.call(getPageAsAdmin, { params: { pageId: id } })).body
  expect(draft?.content).toBe('<h2>Hi</h2><p>Text</p>')
})

test('lists that are pasted from other programs are lists of the page', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  const id = await openDraft(page, `Pasted ${mark()}`)
  const ofWord = (place: string, sign: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:${place} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`
  const word = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->${ofWord('l0 level1', '·', 'First item')}${ofWord('l0 level2', 'o', '<b>Deeper</b>')}${ofWord('l0 level1', '·', 'Second item')}<p class=MsoNormal style='color:red'>Between<script>alert(1)</script></p>${ofWord('l1 level1', '3.', 'Third')}<!--EndFragment--></body></html>`
  const docs =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li aria-level="1"><p>Docs</p></li><ul><li aria-level="2"><p><span style="font-weight:700">Below</span></p></li></ul></ul></b>'
  const paste = (html: string) =>
    textOf(page).evaluate((text, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  await textOf(page).click()
  await paste(word)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await paste(docs)
  await saved(page)
  const stored = async () =>
    (await admin.call(getPageAsAdmin, { params: { pageId: id } })).body.draft?.content
  await expect
    .poll(stored)
    .toBe(
      '<ul><li><p>First item</p><ul><li><p><strong>Deeper</strong></p></li></ul></li><li><p>Second item</p></li></ul><p>Between</p><ol start="3"><li><p>Third</p></li></ol><ul><li><p>Docs</p><ul><li><p><strong>Below</strong></p></li></ul></li></ul>',
    )
})

test('when someone else has saved, both texts are there to compare, and either can go on', async () => {
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  const id = await openDraft(page, `Two editors ${mark()}`)
  const stored = async () =>
    (await admin.call(getPageAsAdmin, { params: { pageId: id } })).body.draft?.content
  allow(/status of 409/)
  await saveElsewhere(id, '<p>Their words.</p>')
  await textOf(page).click()
  await page.keyboard.type('My words.')
  await page
    .getByText('Someone else is editing this page. Your text is kept here; reload to see theirs.')
    .waitFor()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Their', { exact: false }).first().waitFor()
  await dialog.getByRole('button', { name: 'Keep my text' }).click()
  await saved(page)
  expect(await stored()).toBe('<p>My words.</p>')

  await saveElsewhere(id, '<p>Their words again.</p>')
  await page.keyboard.press('Control+End')
  await textOf(page).click()
  await page.keyboard.type(' Still mine.')
  await page.getByRole('button', { name: 'Reload theirs' }).click()
  await textOf(page).getByText('Their words again.').waitFor()
  expect(await stored()).toBe('<p>Their words again.</p>')
})

test('text that could not be saved stays on the device, is asked about when leaving, and is offered again', async () => {
  const { page, context, allow } = await visit({ as: 'admin@demo.test' })
  const id = await openDraft(page, `Offline ${mark()}`)
  allow(/Failed to load resource|ERR_/)
  const draft = new RegExp(`/api/admin/content/pages/${id}/draft`)
  await context.route(draft, (route) => route.abort())
  await textOf(page).click()
  await page.keyboard.type('Written in a tunnel.')
  await page.getByText('Your text is kept on this device').waitFor()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Pages' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('the editor offers them when you come back').waitFor()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/admin/cms-pages')
  await context.unroute(draft)
  await page.goto(`/admin/cms-pages/${id}`)
  await wake(page)
  await page.getByText('This device has unsaved text for this page.').waitFor()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await textOf(page).getByText('Written in a tunnel.').waitFor()
  await saved(page)
})

test('a page is duplicated, archived and deleted from its row, and the question names what goes', async () => {
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  const name = `Row ${mark()}`
  const ofIt = new RegExp(`^More for ${name}$`)
  const created = await admin.call(createPage, { body: { title: name } })
  expectSuccess(created)
  await page.goto(`/admin/cms-pages?status=draft&q=${encodeURIComponent(name)}`)
  const dialog = page.getByRole('dialog')
  await chooseMore(page, 'Duplicate', ofIt)
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe(`Copy of ${name}`)
  await dialog.getByRole('button', { name: 'Create copy' }).click()
  await page.getByRole('heading', { name: `Copy of ${name}`, level: 1 }).waitFor()
  await page.goBack()
  await chooseMore(page, 'Archive', ofIt)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Status' }).selectOption('archived')
  await page.waitForURL(/status=archived/)
  await chooseMore(page, 'Delete', ofIt)
  await dialog.getByText('This deletes its draft, the address /pages/row-').waitFor()
  await dialog.getByRole('button', { name: 'Delete page' }).click()
  await page.getByText('No matching pages').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('link', { name }).waitFor({ state: 'detached' })
})
