import { expect, test } from 'vitest'
import { expectScreensAccessible, show } from '#test/support/accessible-screens.ts'
import { inBrowser } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { visit } = inBrowser()

test('everyone can use the public screens', async () => {
  const { page, allow } = await visit()
  allow(/status of 404 .*\/(no-such-page|cut-off|newsletter\/links\/look-up)/)
  await expectScreensAccessible(page, 'public')
  await show(page, '/no-such-page')
  await expectAccessible(page, 'a page that is not there')
})

test('a form that was refused says so to everyone', async () => {
  const { page } = await visit()
  await show(page, '/register')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Confirm that you are human').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('userData.name')
  await expectAccessible(page, 'a refused registration')
})
