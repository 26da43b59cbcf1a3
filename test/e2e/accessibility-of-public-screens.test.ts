import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectScreensAccessible, show } from '#test/support/accessible-screens.ts'
import { inBrowser } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'

const { visit } = inBrowser()

async function signedIn(account: string): Promise<Page> {
  const { page } = await visit({ as: `${account}@demo.test` })
  return page
}

test('everybody can use the public screens', async () => {
  const { page, allow } = await visit()
  allow(/status of 404 .*\/no-such-page/)
  await expectScreensAccessible(page, 'public')
  await show(page, '/no-such-page')
  await expectAccessible(page, 'a page that is not there')
})

test('a form that was refused says so to everybody', async () => {
  const { page } = await visit()
  await show(page, '/register')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByText('Confirm that you are human').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('userData.name')
  await expectAccessible(page, 'a refused registration')
})

test('everybody can use the screens of members', async () => {
  const page = await signedIn('pro')
  await expectScreensAccessible(page, 'complete')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  await expectAccessible(page, 'the bell')
})

test('everybody can crop a picture', async () => {
  const page = await signedIn('new')
  await expectScreensAccessible(page, 'signed-in')
  const picture = { name: 'car.png', mimeType: 'image/png', buffer: png(900, 600) }
  await page.getByLabel('Profile picture file').setInputFiles(picture)
  await page.getByRole('slider', { name: 'Zoom' }).waitFor()
  await expectAccessible(page, 'the crop dialog')
})
