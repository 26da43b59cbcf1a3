import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { caseFile } from '#test/support/case-file.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { url, visit } = inBrowser()

test('a driver file without Sd shows and saves no curve until the diameter of the cone is entered', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email, width: 1440 })
  await page.goto('/subwoofer-designer')
  // It is there once the designer knows its member.
  await page.getByRole('button', { name: 'Start from…' }).waitFor()
  const results = page.locator('dl[aria-label^="Results of"]')
  const load = results.locator('dt:text-is("Lowest load") + dd')
  await expect.poll(() => load.textContent()).toMatch(/Ω$/)

  await page.getByLabel('Open designs or a driver of WinISD').setInputFiles({
    name: 'without-sd.wdr',
    mimeType: 'text/plain',
    buffer: Buffer.from(caseFile('drivers/without-sd.wdr')),
  })
  await page.getByText('Sample No Sd has no curves yet. Enter Sd, the area of the cone.').waitFor()
  await expect.poll(() => load.textContent()).toBe('–')
  await expectAccessible(page, 'a driver without Sd')
  const take = async (what: string) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  let downloads = 0
  page.on('download', () => downloads++)
  await take('Curves (CSV)')
  const said = page.locator('.toast-host')
  await said.getByText('Enter Sd, the area of the cone.').waitFor()
  await take('Driver (WinISD)')
  expect(downloads).toBe(0)

  await page.getByRole('button', { name: 'Open the data sheet' }).click()
  await page.getByLabel('Cone diameter', { exact: true }).fill('8⅜ in')
  await page.keyboard.press('Enter')
  await page.getByText('Sample No Sd has no curves yet.').waitFor({ state: 'detached' })
  await expect.poll(() => load.textContent()).toMatch(/Ω$/)
  await expect.poll(() => page.getByLabel('Sd', { exact: true }).inputValue()).toBe('355.4')
  const download = page.waitForEvent('download')
  await take('Driver (WinISD)')
  expect((await download).suggestedFilename()).toMatch(/^sample-no-sd-driver-.*\.wdr$/)
})
