import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { pdfText } from '#test/support/pdf-text.ts'

const { url, visit } = inBrowser()

test('a pro member in inches takes the cut list of a wedge into the shop: boards of 3/4 in, holes by their centers, edges by their angles', async () => {
  const { email } = await completeMember(url, { membershipType: 'pro_competitor' })
  const { page } = await visit({ as: email, width: 1440 })
  await page.goto('/subwoofer-designer')
  // It is there once the designer knows its member.
  await page.getByRole('button', { name: 'Start from…' }).waitFor()
  const tabs = page.getByRole('tablist', { name: 'Inputs' })
  // All five are within the strip.
  await expect.poll(() => tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  await tabs.getByRole('tab', { name: 'Build' }).click()
  await page.getByLabel('Shape').selectOption('wedge')
  await page.getByRole('group', { name: 'Show' }).getByText('Box', { exact: true }).click()
  await page.getByText('3/4 in boards').waitFor()
  await expectAccessible(page, 'a box with its cut list')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Cut list (PDF)' }).click()
  const text = await pdfText(await readFile(await (await download).path()))
  expect(text).toContain('3/4 in thick')
  expect(text).toMatch(/A: round [\d /]+ in, center [\d /]+ in/)
  expect(text).toMatch(/Edge 4: [\d /]+ in, then [\d.]+°/)
  expect(text).toContain('Sheet 1 of 1, 96 in × 48 in')
})
