import { expect, test } from 'vitest'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putListing } from '#test/support/put-listing.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const codeTo = async (address: string) => {
  await control.settle()
  const [mail] = await control.inbox(address)
  return /Your code is (\d{6})/.exec(mail?.html ?? '')?.[1] ?? ''
}

test('an owner claims a shop, proves it by a code, and edits it once it is theirs', async () => {
  const listing = await putListing(undefined, { website: 'https://shop.example' })
  const { businessName: name, id } = listing
  const { page: guest } = await visit({ width: 390 })
  await guest.goto(`${listingPath(id)}/claim`)
  await guest.getByRole('heading', { level: 1, name: `Is ${name} yours?` }).waitFor()
  await guest.getByRole('link', { name: 'Log in to claim it' }).waitFor()
  await expectAccessible(guest, 'a claim before one logs in')

  const { email } = await completeMember(url)
  const { page, allow } = await visit({ as: email, width: 768 })
  allow(/status of 422/)
  await page.goto(listingPath(id))
  await page.getByRole('link', { name: 'Is this your business?' }).click()
  await page.getByRole('button', { name: 'File the claim' }).click()
  await page.getByText('Must be at least 20 characters').waitFor()
  await page.getByLabel('How can we tell that it is yours?').fill('I have run this place since it opened.')
  await page.getByRole('button', { name: 'File the claim' }).click()
  await page.getByText('In review').waitFor()
  await page.getByLabel('An address at shop.example').fill('owner@gmail.com')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('Use an address at shop.example, the domain of the website.').first().waitFor()
  const address = `${crypto.randomUUID().slice(0, 8)}@shop.example`
  await page.getByLabel('An address at shop.example').fill(address)
  await page.getByRole('button', { name: 'Send a code' }).click()
  const code = page.getByLabel('Code', { exact: true })
  await code.waitFor()
  await code.fill(await codeTo(address))
  await page.getByRole('button', { name: 'Check the code' }).click()
  await page.getByText(`You proved that ${address} is yours.`).waitFor()
  await expectAccessible(page, 'a claim that is proven')

  const { page: admin } = await visit({ as: 'admin@demo.test', width: 1440 })
  await admin.goto('/admin/directory-manager?tab=claims')
  const review = admin.locator('section.panel').filter({ hasText: name })
  await review.getByText(`${address}, proven by a code`).waitFor()
  await expectAccessible(admin, 'a claim that waits')
  await review.getByRole('button', { name: 'Approve' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await admin.getByText(`${name} has an owner now`).waitFor()

  await page.reload()
  await page.getByText('This is already yours.').waitFor()
  await page.getByRole('link', { name: 'Open it' }).click()
  await page
    .getByRole('heading', { level: 1, name: `Edit ${name}` })
    .or(page.getByText('Live'))
    .first()
    .waitFor()
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('(602) 555-0100')
})
