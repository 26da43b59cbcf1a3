import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { approveVerification } from '#shared/platform/verifications/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putApplicant } from '#test/support/verifications.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('the dashboard leads with four figures of thirty days, and says what has waited longest', async () => {
  const { userId, version } = await putApplicant(addTime(await control.now(), { days: -400 }))
  await control.settle()
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto('/admin/dashboard')
  const main = page.locator('main')
  await main.getByRole('heading', { name: 'Waiting for you' }).waitFor()

  for (const label of ['Revenue', 'New members', 'Event entries', 'Verified results']) {
    const tile = main.getByRole('link', { name: new RegExp(`^${label}`) })
    await tile.getByRole('img', { name: /in the 30 days before$/ }).waitFor()
    const box = await tile.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThan(664)
  }

  const waiting = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Waiting for you' }) })
  const row = waiting.getByRole('listitem').filter({ hasText: /verifications? to review/ })
  await row.getByText('400 days').waitFor()
  await expectAccessible(page, 'the dashboard of administrators')
  await row.getByRole('link').click()
  await page.getByRole('heading', { name: 'Verifications', level: 1 }).waitFor()

  const admin = await demoClient(url, 'admin')
  await admin.call(approveVerification, { params: { userId }, body: { version } })
  await control.settle()
  await page.goto('/admin/dashboard')
  await main.getByRole('heading', { name: 'Waiting for you' }).waitFor()
  await expect.poll(() => row.getByText('400 days').count()).toBe(0)
})
