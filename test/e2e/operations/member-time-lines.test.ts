import { expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible, expectNothingSideways } from '#test/support/expect-accessible.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putRequest } from '#test/support/support-requests.ts'

const { url, visit } = inBrowser()

test('an administrator reads what happened to a member, narrows it, writes a note, and deletes it', async () => {
  const { userId, email } = await feedMember(url, { name: 'Tina Timeline' })
  const request = await putRequest({ userId, email })
  // A request is listed by rows that follow from it.
  await controlOf(url).settle()
  const { page } = await visit({ as: 'admin@demo.test', width: 1440 })
  await page.goto(`/admin/users/${userId}`)
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Tina Timeline' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('Signed up').waitFor()
  await main.getByRole('link', { name: `Request ${request.number}: ${request.subject}` }).waitFor()
  await expectAccessible(page, 'the time line of a member')

  const note = `Asked by phone ${crypto.randomUUID().slice(0, 8)}`
  await main.getByRole('button', { name: 'Add note' }).click()
  await main.getByText('Write the note first.').waitFor()
  await main.getByLabel('Note').fill(note)
  await main.getByRole('button', { name: 'Add note' }).click()
  await main.getByRole('listitem').filter({ hasText: note }).waitFor()
  await expect.poll(() => main.getByLabel('Note').inputValue()).toBe('')

  await main.getByRole('link', { name: 'Notes', exact: true }).click()
  await main.getByText('Signed up').waitFor({ state: 'detached' })
  await main.getByRole('listitem').filter({ hasText: note }).waitFor()
  await page.reload()
  await wake(page)
  await main.getByRole('button', { name: 'Delete note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this note?' })
  await dialog.getByRole('button', { name: 'Delete note' }).click()
  await main.getByText('This member has no notes in their timeline.').waitFor()
})

test('a time line fits a phone in both themes', async () => {
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto(`/admin/users/${demoUserId('pro@demo.test')}/time-line`)
  const day = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await day.waitFor()
  // What happened comes first; the form for a note opens on a press.
  await expect.poll(async () => (await day.boundingBox())?.y).toBeLessThan(500)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Write a note' }).press('Enter')
  await note.waitFor()
  await expectNothingSideways(page, 'the time line on a phone')
  await expectAccessible(page, 'the time line on a phone')
})
