import { expect, test } from 'vitest'
import { inBrowser, showWidth } from '#test/support/browser.ts'
import { expectNothingSideways } from '#test/support/expect-accessible.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putMail } from '#test/support/records.ts'

const { visit } = inBrowser()

test('administrators queue a failed mail again', async () => {
  // The one that the demo begins with.
  const toEmail = 'racer25@demo.test'
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/mails?status=failed')
  await page.getByRole('button', { name: `Retry the email to ${toEmail}` }).click()
  await page.getByText(`Email to ${toEmail} queued again`).first().waitFor()
  await page.getByRole('row').filter({ hasText: toEmail }).waitFor({ state: 'detached' })
})

test('an address on a tablet is broken before its domain, not in the middle of a word', async () => {
  const toEmail = 'soundworks@northlane.test'
  await putMail({ toEmail })
  const { page } = await visit({ as: 'admin@demo.test', width: 768 })
  await page.goto('/admin/mails?status=failed')
  const address = page.getByRole('cell').getByText(toEmail, { exact: true })
  await address.waitFor()
  for (const width of [640, 768, 1024]) {
    await showWidth(page, width)
    await expectNothingSideways(page, `mails at ${width} px`)
    // Each half has one line to itself.
    const lines = () =>
      address.evaluate((element) =>
        [...element.childNodes].flatMap((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return node instanceof Text ? [range.getClientRects().length] : []
        }),
      )
    await expect.poll(lines, { message: `${width} px` }).toEqual([1, 1])
  }
})

test('each of two mails that are queued again at the same time is confirmed', async () => {
  const mails = [await putMail({ toEmail: newEmail() }), await putMail({ toEmail: newEmail() })]
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/mails?status=failed')
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/mails/*/retry', async (route) => {
    await slow
    await route.continue()
  })
  for (const { toEmail } of mails)
    await page.getByRole('button', { name: `Retry the email to ${toEmail}` }).click()
  answer()
  await Promise.all(
    mails.map(({ toEmail }) => page.getByText(`Email to ${toEmail} queued again`).first().waitFor()),
  )
})
