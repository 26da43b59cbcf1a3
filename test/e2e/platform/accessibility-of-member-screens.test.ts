import { test } from 'vitest'
import { expectScreensAccessible } from '#test/support/accessible-screens.ts'
import { inBrowser } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'

const { visit } = inBrowser()

test('everyone can use the screens of members', async () => {
  const { page } = await visit({ as: 'pro@demo.test' })
  await expectScreensAccessible(page, 'complete')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  await expectAccessible(page, 'the bell')
})

test('everyone can crop a picture', async () => {
  const { page } = await visit({ as: 'new@demo.test' })
  await expectScreensAccessible(page, 'signed-in')
  const picture = { name: 'car.png', mimeType: 'image/png', buffer: png(900, 600) }
  await page.getByLabel('Profile picture file').setInputFiles(picture)
  await page.getByRole('slider', { name: 'Zoom' }).waitFor()
  await expectAccessible(page, 'the crop dialog')
})
