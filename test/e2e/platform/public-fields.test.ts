import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

test('a member chooses field by field what others see, with the keyboard, and sees it at once', async () => {
  const { page } = await visit({ as: 'pro@demo.test' })
  await page.goto('/member-profile-settings')
  const preview = page.getByRole('region', { name: 'As others see it' })
  await preview.getByText('Two 18s, one wall').waitFor()
  await page.getByRole('checkbox', { name: 'Bio' }).focus()
  await page.keyboard.press('Space')
  await preview.getByText('Two 18s, one wall').waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: 'Make my profile public' }).focus()
  await page.keyboard.press('Space')
  await preview.getByText('No one can see your profile').waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save changes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Public profile updated').first().waitFor()
  await page.reload()
  await preview.getByText('Pro Competitor').first().waitFor()
  await expect.poll(() => preview.textContent()).not.toContain('Two 18s')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Bio' }).isChecked()).toBe(false)
})

test('what is chosen while the public profile is being saved is neither lost nor taken for saved', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  await page.goto('/member-profile-settings')
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/users/me', async (route) => {
    if (route.request().method() === 'PATCH') await slow
    await route.continue()
  })
  const city = page.getByRole('checkbox', { name: 'City' })
  const isCityPublic = await city.isChecked()
  await page.getByRole('checkbox', { name: 'Bio' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Saving...' }).waitFor()
  await city.click()
  answer()
  await page.getByText('Public profile updated').first().waitFor()
  await expect.poll(() => city.isChecked()).toBe(!isCityPublic)
  await page.getByText('You have unsaved changes.').waitFor()
})

test('a member who is hidden by an administrator, or about to be deleted, reads why no one sees them', async () => {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  const now = await controlOf(url).now()
  await changeUser(userId, {
    isPublicProfile: false,
    profileHidden: { reason: 'The bio sells something.', hiddenAt: now },
  })
  const { page } = await visit({ as: email })
  await page.goto('/member-profile-settings')
  const preview = page.getByRole('region', { name: 'As others see it' })
  await preview.getByText('An administrator has hidden your profile: The bio sells something.').waitFor()
  await expect.poll(() => preview.getByText('Make it public').count()).toBe(0)

  await changeUser(userId, { isPublicProfile: true, profileHidden: undefined, deletionDueAt: now })
  await page.reload()
  await preview.getByText('Accounts scheduled for deletion are hidden.').waitFor()
  await expect.poll(() => preview.getByText('Make it public').count()).toBe(0)
})
