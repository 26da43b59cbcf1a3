import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putReview } from '#test/support/listing-reviews.ts'
import { putListing } from '#test/support/put-listing.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'

const { url, visit } = inBrowser()

test('a visitor reads what the site does for a business, and where to begin', async () => {
  const { page } = await visit({ width: 390 })
  await page.goto('/business')
  await expect.poll(() => page.title()).toContain('Business tools')
  await page.getByRole('heading', { level: 1, name: 'Get found by people who build.' }).waitFor()
  await expectAccessible(page, 'what the site does for a business')
  await wake(page)
  await page.getByRole('link', { name: 'Add your business' }).click()
  await page.waitForURL('**/directory/add')
})

test('a shop sees its figures, does what is to do, and answers a review', async () => {
  const { email, client } = await completeMember(url, { membershipType: 'retailer', status: 'active' })
  const userId = userIdOf(client)
  const author = aPerson({ isPublicProfile: true, name: 'Rita Reviewer' })
  await putPeople([author])
  const [live, refused] = await Promise.all([
    putListing(userId),
    putListing(userId, { status: 'refused', reason: 'There is no such street.' }),
  ])
  await putReview(live, author.id)
  const { page } = await visit({ as: email, width: 390 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('menuitem', { name: 'Business tools' }).click()
  await page.waitForURL('**/business')
  await expect.poll(() => page.title()).toContain('Business tools')
  await page.getByRole('heading', { name: 'Last 30 days' }).waitFor()
  await page.getByText('There is no such street.').waitFor()
  await page.getByText(`Add pictures of ${live.businessName}`).waitFor()
  await page.getByRole('link', { name: /^Add pictures/ }).waitFor()
  await expectAccessible(page, 'a business at a glance')

  await page.getByRole('button', { name: 'Reply to Rita Reviewer' }).click()
  await page.getByRole('dialog').getByLabel('Reply').fill('Thank you, come back soon.')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish reply' }).click()
  await page.getByText('Reply published').waitFor()
  await page.getByRole('heading', { name: 'Reviews without a reply' }).waitFor({ state: 'detached' })

  await page.getByRole('link', { name: /^Fix it/ }).click()
  await page.waitForURL(`**/directory/edit/${refused.id}`)
})

test('a shop without a listing is led to its first one; a member without a business reads what it is for', async () => {
  const { email, client } = await completeMember(url)
  const { page: before } = await visit({ as: email, width: 390 })
  await before.goto('/business')
  await before.getByRole('heading', { level: 1, name: 'Get found by people who build.' }).waitFor()
  await changeUser(userIdOf(client), { membershipType: 'manufacturer', status: 'active' })
  const { page } = await visit({ as: email, width: 390 })
  await page.goto('/business')
  await page.getByText('No businesses yet.').waitFor()
  await expectAccessible(page, 'a business without a listing')
  await page.getByRole('link', { name: 'Add a business' }).click()
  await page.waitForURL('**/directory/create')
})
