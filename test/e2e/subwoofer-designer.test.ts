import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putDriver } from '#test/support/drivers.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { url, visit } = inBrowser()

test('by keys alone a member chooses a driver, tunes a vented box, compares a copy, undoes and saves', async () => {
  const { email } = await completeMember(url)
  const { model } = await putDriver()
  const { page } = await visit({ as: email, width: 1440 })
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
})
