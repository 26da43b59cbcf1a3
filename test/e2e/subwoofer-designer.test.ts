import type { Dialog } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putDriver } from '#test/support/drivers.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { url, visit } = inBrowser()

test('by keys alone a member chooses a driver, tunes a vented box, compares a copy, undoes and saves', async () => {
  const { email } = await completeMember(url)
  const { model } = await putDriver()
  const { page, allow } = await visit({ as: email, width: 1440 })
  await page.goto('/subwoofer-designer')
  await page.getByRole('heading', { level: 1, name: 'Subwoofer designer' }).waitFor()
  const press = async (role: 'button' | 'tab', name: string) => {
    const target = page.getByRole('main').getByRole(role, { name, exact: true })
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const results = page.locator('dl[aria-label^="Results of"]')

  await press('tab', 'Driver')
  await press('button', 'Choose a driver')
  await page.getByLabel('Search by brand, model or size').fill(model)
  const found = page.getByRole('main').getByRole('button', { name: model })
  await found.waitFor()
  await found.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('textbox', { name: 'Driver' }).inputValue()).toBe(`Bench ${model}`)

  await press('tab', 'Box')
  await page.getByRole('textbox', { name: 'Exact volume' }).fill('70 L')
  await page.keyboard.press('Enter')
  await results.getByText('2.47 ft³').waitFor()
  await page.getByRole('textbox', { name: 'Exact tuning' }).fill('32')
  await page.keyboard.press('Enter')
  await results.getByText('32 Hz', { exact: true }).waitFor()
  await page.getByRole('slider', { name: 'Tuning' }).focus()
  await page.keyboard.press('ArrowRight')
  await results.getByText('32.5 Hz', { exact: true }).waitFor()

  await press('button', 'Compare with a copy')
  await page.getByText('Compared', { exact: true }).waitFor()
  await page.getByLabel('Kind of box').selectOption('sealed')
  await results.getByText('none', { exact: true }).waitFor()
  await expectAccessible(page, 'two designs that are compared')
  await press('button', 'Undo')
  await results.getByText('32.5 Hz', { exact: true }).waitFor()
  await press('button', 'Undo')
  await page.getByText('Compared', { exact: true }).waitFor({ state: 'detached' })
  await press('button', 'Undo')
  await results.getByText('32 Hz', { exact: true }).waitFor()

  await page.getByRole('textbox', { name: 'Save these designs as' }).fill('Trunk')
  await page.keyboard.press('Enter')
  await page.getByText(/Saved at/).waitFor()
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.url().includes('/api/tools/projects/') && answer.ok(),
  )
  await page.getByRole('textbox', { name: 'Exact tuning' }).fill('30')
  await page.keyboard.press('Enter')
  await saved
  await page.reload()
  await results.getByText('30 Hz', { exact: true }).waitFor()

  // What could not be saved outlives a reload, and goes on from there.
  allow(/ERR_FAILED .*\/api\/tools\/projects\//)
  const leave = (dialog: Dialog) => void dialog.accept()
  page.on('dialog', leave)
  await page.route('**/api/tools/projects/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await page.getByRole('textbox', { name: 'Exact tuning' }).fill('28')
  await page.keyboard.press('Enter')
  await page.getByText('What you changed is kept on this device.').waitFor()
  await expectAccessible(page, 'a project that could not be saved')
  await page.reload()
  page.off('dialog', leave)
  await results.getByText('30 Hz', { exact: true }).waitFor()
  await page.unroute('**/api/tools/projects/**')
  await page.getByText('This device kept changes to Trunk that were not saved.').waitFor()
  await expectAccessible(page, 'what this device kept')
  await press('button', 'Continue with what this device kept')
  await results.getByText('28 Hz', { exact: true }).waitFor()
  await page.getByText(/Saved at/).waitFor()

  // A name can be emptied while another is typed.
  const name = page.getByRole('textbox', { name: 'Name of this design' })
  await name.fill('')
  await name.fill('Low')
  await name.press('Enter')
  await expect.poll(() => name.inputValue()).toBe('Low')
  await page.getByText(/Saved at/).waitFor()

  // A version with its note is kept, and deleted after a question.
  await press('button', 'Versions')
  const versions = page.getByRole('dialog', { name: 'Versions of Trunk' })
  await versions.getByLabel('Name of a new version').fill('First cut')
  await versions.getByLabel('Note (optional)').fill('The one we sawed')
  await versions.getByLabel('Name of a new version').press('Enter')
  await versions.getByText('The one we sawed').waitFor()
  await expectAccessible(page, 'the versions of a project')
  await versions.getByRole('button', { name: 'Delete First cut' }).press('Enter')
  const confirmed = async (label: string) => {
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).last().press('Enter')
  }
  await confirmed('Delete')
  await versions.getByText('No version is kept yet.').waitFor()
  await page.keyboard.press('Escape')
  await versions.waitFor({ state: 'detached' })

  // A link takes the place of the project without becoming it, and outlives a reload.
  await page.evaluate(() => {
    location.hash = '#tuner=ported,2.5,40,800'
  })
  await results.getByText('40 Hz', { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search + new URL(page.url()).hash).toBe('')
  await page.getByRole('textbox', { name: 'Exact tuning' }).fill('41')
  await page.keyboard.press('Enter')
  await page.reload()
  await results.getByText('41 Hz', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Trunk' }).press('Enter')
  await results.getByText('28 Hz', { exact: true }).waitFor()
  await press('button', 'Bring back')
  await results.getByText('41 Hz', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Save these designs as' }).waitFor()

  await page.getByRole('button', { name: 'Delete Trunk' }).press('Enter')
  await confirmed('Delete')
  await page.getByText('You have no saved designs yet.').waitFor()
})
