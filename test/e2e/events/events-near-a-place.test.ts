import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { visit } = inBrowser()

test('a visitor finds the events near a city by the first letters of its name', async () => {
  const { page, allow } = await visit()
  await page.goto('/events')
  await wake(page)
  const near = page.getByLabel('Near', { exact: true })
  await near.pressSequentially('dal')
  await page.locator('datalist option[value="Dallas, TX"]').waitFor({ state: 'attached' })
  await near.fill('Dallas, TX')
  await page.getByRole('button', { name: 'Show nearby' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('near') === 'Dallas, TX')
  await page.getByText('GeoNames').waitFor()
  await expectAccessible(page, 'events near a city')

  allow(/status of 422/)
  await near.fill('Springfield')
  await page.getByRole('button', { name: 'Show nearby' }).click()
  await page.getByText('24 cities are called Springfield. Add the state').waitFor()
  await expect.poll(() => near.inputValue()).toBe('Springfield')
})
