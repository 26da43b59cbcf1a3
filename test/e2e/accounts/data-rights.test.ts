import { expect, test } from 'vitest'
import { exports } from '#core/accounts/exports/exports.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { accessibilityProblems, inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { completion, newMember, plantedPassword } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

test('a member downloads their own data, asks to be deleted, and stays after all', async () => {
  const { client, email } = await newMember(url)
  const { body } = await client.call(getMe, {})
  await client.call(completeRegistration, { body: completion(body.version) })
  const { page } = await visit({ as: email })
  await page.goto('/profile?tab=data')
  await page.getByRole('button', { name: 'Request a copy' }).click()
  const ready = page.getByRole('button', { name: /^Download/ })
  // It may be prepared before anyone has seen that it is being prepared.
  await page.getByText('Preparing...').or(ready).waitFor()
  await controlOf(url).settle()
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()])
  expect(download.suggestedFilename()).toMatch(/^boxrise-data-\d{4}-\d\d-\d\d\.zip$/)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Type DELETE to confirm').fill('delete')
  await dialog.locator('[autocomplete="current-password"]').fill(plantedPassword)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByText('Type DELETE in capital letters').waitFor()
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  const banner = page.getByRole('complementary', { name: 'Account deletion' })
  await banner.getByText('Your account will be deleted on').waitFor()
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])

  await page.goto('/profile?tab=activity')
  await page.getByText('Requested account deletion').waitFor()
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByText('Deletion canceled').first().waitFor()
  await banner.waitFor({ state: 'detached' })
})

test('a deletion that was asked for is no failure when the profile cannot be read after it', async () => {
  const { email } = await completeMember(url)
  const { page, context, allow } = await visit({ as: email })
  allow(/status of 500/)
  await page.goto('/profile?tab=data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.locator('[autocomplete="current-password"]').fill(plantedPassword)
  const profile = '**/api/users/me'
  await context.route(profile, (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  )
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page
    .getByText(/^Your account will be deleted in/)
    .first()
    .waitFor()
  await dialog.waitFor({ state: 'detached' })

  await context.unroute(profile)
  await page.reload()
  const banner = page.getByRole('complementary', { name: 'Account deletion' })
  const keep = banner.getByRole('button', { name: 'Keep my account' })
  await keep.waitFor()
  await context.route(profile, (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  )
  await keep.click()
  await page.getByText('Deletion canceled').first().waitFor()
  await page.getByRole('button', { name: 'Keeping...' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('That did not work').count()).toBe(0)
})

test('a member whose copy could not be made reads so, and asks for another', async () => {
  const { email, client } = await completeMember(url)
  const userId = userIdOf(client)
  const now = await controlOf(url).now()
  const requestedAt = addTime(now, { hours: -1 })
  const expiresAt = addTime(now, { days: 1 })
  const id = newId('exp', requestedAt)
  const dead = { id, userId, state: 'preparing', requestedAt, expiresAt, version: 1 } as const
  await commit(exports.put(dead, { absent: true }))
  const { page } = await visit({ as: email })
  await page.goto('/profile?tab=data')
  await page.getByText('We couldn’t prepare this copy.').waitFor()
  await page.getByRole('button', { name: 'Request a copy' }).click()
  await page.getByRole('button', { name: /^Download/ }).waitFor()
})

test('what is below the copies stays in its place when they have come', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/users/me/exports', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/profile?tab=data')
  const below = page.getByRole('button', { name: 'Delete my account' })
  await below.waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await below.boundingBox()
  answer.resolve()
  await page.getByText('You haven’t requested a copy.').waitFor()
  await expect.poll(() => below.boundingBox()).toEqual(before)
})
