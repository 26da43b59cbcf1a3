import { expect, test } from 'vitest'
import { brandPath } from '#shared/directory/brands/named-brand.ts'
import { putBrand, putCarrier } from '#test/support/brands.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putDriver } from '#test/support/drivers.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { url, visit } = inBrowser()

test('a member opens a driver that they searched for, reports a wrong value, and starts from a template', async () => {
  const brand = `Qj${crypto.randomUUID().slice(0, 6)}`
  const [{ email }, driver, made] = await Promise.all([
    completeMember(url),
    putDriver({ brand }),
    putBrand({ name: brand.toUpperCase() }),
  ])
  const shop = await putCarrier([made])
  const { page } = await visit({ as: email, width: 1440 })
  const result = page.getByRole('link', { name: `${brand} ${driver.model}` })
  await expect
    .poll(async () => {
      await page.goto(`/search?q=${brand}&type=driver`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return result.count()
    })
    .toBe(1)
  await result.click()
  await page.getByRole('heading', { level: 1, name: `${brand} ${driver.model}` }).waitFor()
  await Promise.all([
    // It is said for a few seconds only.
    page.getByText(`${brand} ${driver.model} is the driver of this design.`).first().waitFor(),
    page.getByRole('link', { name: 'Design a box with it' }).click(),
  ])
  await page.getByRole('heading', { level: 1, name: 'Subwoofer designer' }).waitFor()
  await page.waitForURL('**/subwoofer-designer')

  // It is there once the designer knows its member.
  await page.getByRole('button', { name: 'Start from…' }).waitFor()
  await page.getByRole('tab', { name: 'Driver' }).click()
  await page.getByRole('button', { name: 'Data sheet' }).click()
  const sheet = page.getByRole('dialog', { name: `${brand} ${driver.model}` })
  await sheet.getByText('14 mm', { exact: true }).waitFor()
  // A maker’s name is written in many ways.
  await sheet.getByRole('link', { name: shop.businessName }).waitFor()
  const all = sheet.getByRole('link', { name: `All shops with ${made.name}` })
  await expect.poll(() => all.getAttribute('href')).toBe(brandPath(made.id))
  await expectAccessible(page, 'the data sheet of a driver')
  await sheet.getByRole('button', { name: /^Report/ }).click()
  const report = page.getByRole('dialog', { name: 'Report this driver' })
  await report.getByRole('button', { name: 'Send report' }).click()
  await report.getByText('Choose what is wrong').first().waitFor()
  await report.getByLabel('Which value is wrong?').selectOption('Xmax')
  await report.getByLabel('Where is the correct value published?').fill('https://maker.test/sheet.pdf')
  await report.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  // The key is for the dialog below as soon as this one is gone.
  await page.getByRole('heading', { name: 'Thank you' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Start from…' }).click()
  const start = page.getByRole('dialog', { name: 'Start a design' })
  await expectAccessible(page, 'what a design can begin with')
  await start.getByRole('button', { name: /^Tight 10 in, sealed/ }).click()
  await start.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('textbox', { name: 'Driver' }).inputValue()).toBe('Generic 10 in')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Driver' }).inputValue())
    .toBe(`${brand} ${driver.model}`)
})

test('an administrator sets what new designs begin with, orders the templates, and decides a report', async () => {
  const { page } = await visit({ as: 'admin@demo.test', width: 1440 })
  await page.goto('/admin/subwoofer-designer?tab=defaults')
  await page.getByRole('button', { name: 'Edit New designs' }).click()
  const dialog = page.getByRole('dialog', { name: 'New designs' })
  await dialog.getByLabel('Panels, mm thick').fill('1')
  await page.keyboard.press('Tab')
  await dialog.getByText('Must be between 3 and 60 mm.').first().waitFor()
  await dialog.getByLabel('Panels, mm thick').fill('15')
  await dialog.getByRole('row', { name: /holds/ }).getByText('74.5 L').waitFor()
  await expectAccessible(page, 'the preview of the defaults')
  await dialog.getByRole('button', { name: 'Save table' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Move: Tight 10 in, sealed' }).focus()
  await page.keyboard.press('Home')
  const templates = page.getByRole('list', { name: 'Templates' }).getByRole('listitem')
  await templates.first().getByRole('button', { name: 'Edit Tight 10 in, sealed' }).waitFor()
  await page.getByRole('button', { name: 'Remove Two 12 in, trunk wedge' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Two 12 in, trunk wedge is no longer offered.').waitFor()
  await page.getByRole('button', { name: 'Add a template' }).click()
  await page.getByRole('button', { name: 'Offer Two 12 in, trunk wedge' }).click()
  await page.getByText('Members can start from Two 12 in, trunk wedge.').waitFor()

  const { page: other } = await visit({ as: 'pro@demo.test', width: 1440 })
  await other.goto('/subwoofer-designer')
  await other.getByRole('button', { name: 'Start from…' }).click()
  const offered = other.getByRole('dialog', { name: 'Start a design' }).getByRole('list').first()
  await offered.getByRole('listitem').first().getByText('Tight 10 in, sealed').waitFor()

  for (const table of ['New designs', 'Templates']) {
    await page.getByRole('button', { name: new RegExp(`^Restore initial.*${table}$`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore initial' }).click()
    await page.getByText(`${table} restored`).waitFor()
  }
  await page.getByRole('tab', { name: 'Reports' }).click()
  await page.getByRole('heading', { level: 1, name: 'Subwoofer designer' }).waitFor()
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .waitFor()
})
