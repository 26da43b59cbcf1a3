import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { putDriver } from '#test/support/drivers.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url, visit } = inBrowser()

test('the page of a driver shows boxes that fit and its parameters, and leads into the designer with it', async () => {
  const brand = `Page ${crypto.randomUUID().slice(0, 6)}`
  const driver = await putDriver({ brand, model: 'One 12' })
  const html = await (await fetch(`${url}/drivers/${driver.id}`)).text()
  expect(html).toContain(`Thiele/Small parameters of the ${brand} One 12`)
  for (const width of [390, 768, 1440]) {
    const { page } = await visit({ width })
    await page.goto(`/drivers/${driver.id}`)
    await page.getByRole('heading', { level: 1, name: `${brand} One 12` }).waitFor()
    await page.getByRole('img', { name: `Response of the ${brand} One 12` }).waitFor()
    await page.getByText('Sealed', { exact: true }).waitFor()
    await page.getByRole('term').filter({ hasText: 'Xmax' }).waitFor()
    await expectAccessible(page, `the page of a driver at ${width} px`)
    await page.getByRole('link', { name: 'Design a box with it' }).click()
    await page.waitForURL(`**/subwoofer-designer?driver=${driver.id}*`)
  }
})

test('a driver that is not published has no page', async () => {
  const draft = await putDriver({ state: 'draft' })
  for (const id of [draft.id, unknownId('drv')]) {
    const { status } = await fetch(`${url}/drivers/${id}`)
    expect(status).toBe(404)
  }
})
