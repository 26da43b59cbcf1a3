import { expect, test } from 'vitest'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { commentNow, putReportable } from '#test/support/reports.ts'

const { url, visit } = inBrowser()

test('a member reports a comment, and an administrator removes it with a reason that its author reads', async () => {
  const name = `Rory ${crypto.randomUUID().slice(0, 8)}`
  const [{ email }, author] = await Promise.all([completeMember(url), feedMember(url, { name })])
  const { comment } = await putReportable(author.userId)
  const { page } = await visit({ as: email, width: 390 })
  await page.goto(`/community/${comment.postId}`)
  await page.getByRole('button', { name: /^More for the comment/ }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Choose a reason').last().waitFor()
  await dialog.getByLabel('What is wrong with it?').selectOption('spam')
  await dialog.getByLabel('What should we know?').fill('It sells amplifiers.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('heading', { name: 'Thank you' }).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const { page: desk } = await visit({ as: 'admin@demo.test' })
  await desk.goto('/admin/cases?type=comment')
  const row = desk.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /^Review/ }).click()
  await desk.waitForURL(/case=cas_/)
  const review = desk.getByRole('dialog')
  await review.getByText('It sells amplifiers.').waitFor()
  await review.getByLabel('Remove').check()
  await review.getByRole('textbox', { name: 'Reason' }).fill('No selling here.')
  await review.getByRole('button', { name: 'Save decision' }).click()
  await desk.getByText('The comment is removed').waitFor()
  await row.waitFor({ state: 'detached' })
  await desk.getByRole('tab', { name: 'Removed or corrected' }).click()
  await row.getByRole('button', { name: /^Open/ }).waitFor()
  expect(await commentNow(comment)).toBeUndefined()
  const { items } = (await author.client.call(listNotifications, { query: {} })).body
  expect(items.map(({ message }) => message)).toContain('No selling here.')
})
