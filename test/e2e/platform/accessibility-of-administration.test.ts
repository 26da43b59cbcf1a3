import { test } from 'vitest'
import { expectScreensAccessible, show } from '#test/support/accessible-screens.ts'
import { inBrowser } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { visit } = inBrowser()

test('everyone can use the screens of administrators', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await expectScreensAccessible(page, 'admin')
  await show(page, '/admin/users?q=demo.test&type=retailer')
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await expectAccessible(page, 'selected accounts')
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('dialog').getByLabel('Reason').waitFor()
  await expectAccessible(page, 'the dialog of a bulk change')
})
