import { expect, test } from 'vitest'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'
import { putReview, putReviewable } from '#test/support/listing-reviews.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

async function member(name: string, width = 1440) {
  const { client, email } = await completeMember(url)
  await changeUser(userIdOf(client), { name, isPublicProfile: true })
  return { userId: userIdOf(client), ...(await visit({ as: email, width })) }
}

const words = 'They measured my trunk first, and the box fits like it was poured in.'

test('a visitor reads reviews before any script runs, and logs in to write one', async () => {
  const author = aPerson({ isPublicProfile: true, name: 'Rita Reader' })
  await putPeople([author])
  const listing = await putReviewable()
  await putReview(listing, author.id, { text: words, stars: 5 })
  await control.settle()
  const html = await (await fetch(`${url}${listingPath(listing.id)}`)).text()
  expect(html).toContain(words)
  const { page } = await visit({ width: 390 })
  await page.goto(listingPath(listing.id))
  const reviews = page.getByRole('region', { name: 'Reviews' }).or(page.locator('#reviews'))
  await reviews.getByText('Rita Reader').first().waitFor()
  await expectAccessible(page, 'the reviews of a business')
  await reviews.getByRole('link', { name: 'Log in to write a review' }).click()
  await page.waitForURL('**/login?from=**')
})

test('a review waits, is published by an administrator, answered, and deleted', async () => {
  const [author, owner] = [await member('Wanda Writer', 390), await member('Olive Owner')]
  const listing = await putReviewable({ ownerId: owner.userId })
  const path = listingPath(listing.id)
  await author.page.goto(path)
  await author.page.getByRole('button', { name: 'Write a review' }).click()
  const form = author.page.getByRole('dialog')
  await form.getByRole('button', { name: 'Send review' }).click()
  await form.getByText('Choose 1 to 5 stars').waitFor()
  await form.getByLabel('Good').check()
  await form.getByLabel('Your review').fill(words)
  await form.getByLabel('When were you there?').selectOption({ index: 2 })
  await form
    .getByLabel('Picture files')
    .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: png(60, 40) })
  await form.getByLabel('What does it show?').fill('The box in the trunk')
  await expectAccessible(author.page, 'the form of a review')
  await form.getByRole('button', { name: 'Send review' }).click()
  await author.page.getByText('Your review is pending.').waitFor()

  const { page: admin } = await visit({ as: 'admin@demo.test' })
  await control.settle()
  await admin.goto('/admin/directory-manager?tab=reviews')
  const row = admin.getByRole('row').filter({ hasText: listing.businessName })
  await row.waitFor()
  await expectAccessible(admin, 'reviews that wait')
  await row.getByRole('button', { name: 'Publish' }).click()
  await admin.getByText('Review published').waitFor()
  await row.waitFor({ state: 'detached' })
  await control.settle()

  await owner.page.goto(path)
  await owner.page.getByRole('button', { name: 'Reply to Wanda Writer' }).click()
  await owner.page.getByRole('textbox', { name: 'Reply' }).fill('Thank you, Wanda.')
  await owner.page.getByRole('button', { name: 'Publish reply' }).click()
  await owner.page.getByText('Thank you, Wanda.').waitFor()

  await author.page.goto(path)
  await author.page.getByText('Thank you, Wanda.').waitFor()
  await author.page.getByRole('button', { name: 'Delete your review' }).click()
  await author.page.getByRole('button', { name: 'Delete', exact: true }).click()
  await author.page.locator('#reviews').getByText('No reviews yet').waitFor()
})
