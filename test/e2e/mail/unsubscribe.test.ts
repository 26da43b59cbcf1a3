import { expect, test } from 'vitest'
import { notificationPreferences } from '#core/platform/notifications/notification-preferences.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { queueSwitchable } from '#test/support/switchable-mail.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('a member turns emails off from an email, without logging in, and on again', async () => {
  const { client, userId, email } = await feedMember(url)
  await queueSwitchable(client, email, 'competition_results')
  await control.settle()
  const [mail] = await control.inbox(email)
  const link = /Turn off emails about competition results: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const isOn = async () =>
    (await notificationPreferences.get({ userId }, { consistent: true }))?.preferences.competition_results
      ?.email

  const { page } = await visit({ width: 390 })
  await page.goto(new URL(link).pathname)
  await wake(page)
  const off = page.getByRole('button', { name: 'Turn off emails about competition results' })
  await off.waitFor()
  expect(await isOn()).toBeUndefined()
  await off.click()
  await page.getByText('Emails about competition results are off').waitFor()
  expect(await isOn()).toBe(false)
  await queueSwitchable(client, email, 'competition_results')
  await control.settle()
  expect(await control.inbox(email)).toHaveLength(1)
  await page.getByRole('button', { name: 'Turn on again' }).click()
  await off.waitFor()
  expect(await isOn()).toBe(true)
})

test('a link that was cut off says so', async () => {
  const { page, allow } = await visit()
  allow(/status of 404/)
  await page.goto('/unsubscribe/notifications-cut-off')
  await page.getByText('This link is not valid. It may have been cut off by your email program.').waitFor()
})
