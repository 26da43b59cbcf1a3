import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putPublished, someClass } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

const endOf = async (place: Locator) => {
  const { y = Number.POSITIVE_INFINITY, height = 0 } = (await place.boundingBox()) ?? {}
  return y + height
}
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const hasFocus = (field: Locator) => field.evaluate((one) => one === document.activeElement)

async function anEvent() {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { membershipType: 'organization', companyName: 'Planted Shows' })
  const keys = Array.from({ length: 12 }, (_, at) => `S${at + 1}`)
  const event = await putPublished(userId, { classes: keys.map((key) => someClass(key)) })
  return { email, path: `/events/${event.id}/edit` }
}

test('on a phone, the editor of an event shows one section, and a refused save the section and row with the error', async () => {
  const { email, path } = await anEvent()
  const { page } = await visit({ as: email, width: 390, height: 844 })
  await page.goto(path)
  const to = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name })
  await to('Classes').click()
  await expect.poll(() => pageHeight(page)).toBeLessThanOrEqual(4500)
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  const row = page.locator('summary').filter({ hasText: 'Class 3:' })
  await row.click()
  await code.fill('')
  const save = page.getByRole('button', { name: 'Save event' })
  await expect.poll(() => endOf(save)).toBeLessThanOrEqual(844)
  await row.click()
  await code.waitFor({ state: 'hidden' })

  await to('When').click()
  await save.click()
  await expect.poll(() => hasFocus(code)).toBe(true)
  const bar = await save.boundingBox()
  await expect.poll(() => endOf(code)).toBeLessThanOrEqual(bar?.y ?? 0)
  await code.fill('S99')
  await save.click()
  await page.getByText('Event saved').waitFor()
  await row.getByText('S99').waitFor()
  await expectAccessible(page, 'the classes of an event with one of them open')
})

test('on a wide screen, the editor shows every section, leads to each, and opens the row with an error', async () => {
  const { email, path } = await anEvent()
  const { page } = await visit({ as: email, width: 1440, height: 900 })
  await page.goto(path)
  const nav = page.getByRole('navigation', { name: 'Sections' })
  const waiver = page.getByRole('textbox', { name: 'Waiver' })
  await waiver.waitFor()
  await nav.getByRole('button', { name: 'Waiver and questions' }).click()
  await expect.poll(() => endOf(waiver)).toBeLessThanOrEqual(900)
  const row = page.locator('summary').filter({ hasText: 'Class 2:' })
  await row.click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('')
  await row.click()
  await page.getByRole('button', { name: 'Save event' }).click()
  await expect.poll(() => hasFocus(name)).toBe(true)
})
