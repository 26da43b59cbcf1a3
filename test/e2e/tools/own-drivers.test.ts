import { expect, test } from 'vitest'
import { writeWdr } from '#shared/tools/winisd/write-wdr.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { url, visit } = inBrowser()

test('a member keeps a driver by its data sheet, reads others from files, designs with one and asks for its publication', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email, width: 1440 })
  await page.goto('/subwoofer-designer')
  // It is there once the designer knows its member.
  await page.getByRole('button', { name: 'Start from…' }).waitFor()
  await page.getByRole('tab', { name: 'Driver', exact: true }).click()
  await page.getByRole('button', { name: 'Your drivers', exact: true }).click()
  const mine = page.getByRole('dialog', { name: 'Your drivers' })
  await mine.getByText('You keep no drivers yet.').waitFor()

  await mine.getByRole('button', { name: 'Add a driver' }).click()
  const form = page.getByRole('dialog', { name: 'Save a driver' })
  await form.getByLabel('Brand').fill('Harbor Audio')
  await form.getByLabel('Model').fill('HA-12')
  await form.getByLabel('Vas, L').fill('')
  await form.getByText('Enter Vas, the volume of air that is as stiff as the suspension.').waitFor()
  await form.getByLabel('Vas, L').fill('72')
  await form.getByText(/^Derived: /).waitFor()
  await expectAccessible(page, 'the form of a driver')
  await form.getByRole('button', { name: 'Keep driver' }).click()
  await mine.getByRole('button', { name: 'Edit Harbor Audio HA-12' }).waitFor()
  await mine.getByText('12 in. Only yours.').waitFor()

  const values = { fs: 30, qes: 0.5, qms: 5, vas: 0.06, re: 3.5, sd: 0.033 }
  const file = writeWdr({ brand: 'Harbor Audio', model: 'HA-10', values, valuesFor: 'single' }, '2027-01-01')
  await mine.getByLabel('Import WinISD drivers').setInputFiles([
    { name: 'ha-10.wdr', mimeType: 'text/plain', buffer: Buffer.from(file ?? '') },
    { name: 'letter.wdr', mimeType: 'text/plain', buffer: Buffer.from('Dear Sir') },
  ])
  await mine.getByText('ha-10.wdr: saved.').waitFor()
  await mine.getByText('letter.wdr: This is not a WinISD driver file.').waitFor()
  await mine.getByRole('button', { name: 'Edit Harbor Audio HA-10' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Harbor Audio HA-10' })
  await editing.getByLabel('Ask for it to be published in the driver database').check()
  await editing.getByRole('button', { name: 'Save driver' }).click()
  await mine.getByText('10 in. Pending review.').waitFor()

  await mine.getByRole('button', { name: /Design with it.*HA-10/ }).click()
  await mine.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Driver' }).inputValue())
    .toBe('Harbor Audio HA-10')
})
