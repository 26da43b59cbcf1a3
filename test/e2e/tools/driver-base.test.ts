import { expect, test } from 'vitest'
import { csvPart } from '#shared/platform/csv/csv-part.ts'
import { fileReport } from '#shared/platform/reports/contract.ts'
import { driverColumns } from '#shared/tools/drivers/driver-columns.ts'
import { inBrowser } from '#test/support/browser.ts'
import { driverFields, putDriver } from '#test/support/drivers.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url, visit } = inBrowser()

test('an administrator rejects, publishes, imports with a preview and merges drivers', async () => {
  const brand = `Base ${crypto.randomUUID().slice(0, 6)}`
  const [weak, good] = [
    await putDriver({ brand, model: 'Weak', state: 'pending' }),
    await putDriver({ brand, model: 'Good', state: 'pending' }),
  ]
  await putDriver({ brand, model: 'Known' })
  const { page } = await visit({ as: 'admin@demo.test', width: 1440 })
  await page.goto(`/admin/subwoofer-designer?brand=${encodeURIComponent(brand)}`)
  await page.getByRole('button', { name: `Reject ${brand} ${weak.model}` }).click()
  const asked = page.getByRole('dialog', { name: `Reject ${brand} ${weak.model}` })
  await asked.getByLabel('Reason').fill('Please add the page of the maker.')
  await asked.getByRole('button', { name: 'Reject' }).click()
  await asked.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Publish ${brand} ${good.model}` }).click()
  await page.getByText('The driver is published.').waitFor()

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import drivers' })
  const rows = [
    driverFields({ brand, model: 'New' }),
    driverFields({ brand, model: 'Known', values: { ...driverFields().values, pe: 700 } }),
    driverFields({ brand, model: 'Broken', values: {} }),
  ]
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'drivers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvPart({ columns: driverColumns, rows, isFirst: true })),
  })
  await dialog.getByText('1 would be published, 1 corrected, 0 left as they are, 1 rejected.').waitFor()
  await dialog.getByText(/^Line 4.*Enter fs, Vas, Re, Sd/).waitFor()
  await expectAccessible(page, 'the preview of an import of drivers')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await dialog.getByText('1 published, 1 corrected, 0 left as they were, 1 rejected.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByLabel('Status', { exact: true }).selectOption('published')
  await page.getByRole('checkbox', { name: `Select ${brand} Known` }).check()
  await page.getByRole('checkbox', { name: `Select ${brand} New` }).check()
  await page.getByRole('button', { name: 'Merge' }).click()
  const merge = page.getByRole('dialog', { name: 'Merge 2 drivers' })
  await merge.getByRole('radio', { name: `${brand} New` }).check()
  await merge.getByRole('button', { name: 'Merge' }).click()
  await merge.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('checkbox', { name: `Select ${brand} Known` }).count()).toBe(0)
})

test('a report about a driver leads to that driver, open to be corrected, and back to the report', async () => {
  const brand = `Wrong ${crypto.randomUUID().slice(0, 6)}`
  const [{ client }, driver] = await Promise.all([feedMember(url), putDriver({ brand })])
  const filed = await client.call(fileReport, {
    body: {
      subject: { type: 'driver', id: driver.id },
      reason: 'wrong_facts',
      text: 'The sheet says 12 mm.',
      field: 'Xmax',
    },
  })
  expectSuccess(filed)
  const { caseId } = filed.body
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  await page.goto(`/admin/subwoofer-designer?tab=cases&case=${caseId}`)
  await page.getByRole('link', { name: 'Correct this driver' }).click()
  const dialog = page.getByRole('dialog', { name: `Correct ${brand} ${driver.model}` })
  await dialog.getByLabel('Xmax, mm', { exact: true }).fill('12')
  await expectAccessible(page, 'a driver that a report led to')
  await dialog.getByRole('button', { name: 'Save driver' }).click()
  await page.getByText(`${brand} ${driver.model} is corrected.`).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL(({ search }) => search.includes(`case=${caseId}`))
  await page.getByRole('dialog', { name: 'Report' }).getByText('Xmax 12 mm').first().waitFor()

  // One that has been retired since says so.
  allow(/status of 404/)
  await page.goto(`/admin/subwoofer-designer?driver=${unknownId('drv')}`)
  await page.getByText('This driver is not in the database.').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(({ search }) => search === '')
})
