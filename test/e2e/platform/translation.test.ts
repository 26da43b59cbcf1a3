import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { welcomedMember } from '#test/support/welcomed-member.ts'

const { url, visit } = inBrowser()

/** Does with a page what the translator of Chrome does: each text becomes two `font` elements, and so does each new one. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const turn = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        inner.textContent = `«${text.data}»`
        text.replaceWith(outer)
      }
    }
    turn()
    new MutationObserver(turn).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })

test('a page that the browser translates goes on answering, in the words it has now', async () => {
  const { email } = await welcomedMember(url)
  await controlOf(url).settle()
  const { page } = await visit({ as: email })
  await page.goto('/notifications')
  const row = page.locator('main').getByRole('listitem').first()
  await row.getByRole('button', { name: /^Mark as read/ }).waitFor()
  await translate(page)
  await page.locator('main').getByText('«1 unread»').waitFor()
  await row.getByRole('button', { name: /Mark as read/ }).click()
  await page.getByText('«You’re all caught up.»').waitFor()
  await row.getByRole('button', { name: /Mark as unread/ }).waitFor()

  await page.goto('/member-profile-settings')
  const save = page.getByRole('button', { name: /Save/ })
  await save.waitFor()
  await translate(page)
  await page.getByRole('checkbox').first().click()
  await save.click()
  await page
    .getByText(/«.*saved.*»/i)
    .filter({ visible: true })
    .first()
    .waitFor()
  await expect.poll(() => save.textContent()).toBe('«Save changes»')
})
