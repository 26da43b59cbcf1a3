import { expect, test } from 'vitest'
import { decideListing, listAllListings } from '#shared/directory/listings/admin-contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const named = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** Publishes the business of this name that waits, as an administrator does. */
async function publish(name: string): Promise<string> {
  const admin = await anAdministrator(url)
  const found = await admin.call(listAllListings, { query: { q: name } })
  const listing = found.body.items.find(({ businessName }) => businessName === name)
  if (!listing) throw new Error(`no listing of ${name} waits`)
  const decided = await admin.call(decideListing, {
    params: { listingId: listing.id },
    body: { approves: true, reason: '', version: listing.version },
  })
  expect(decided.status).toBe(200)
  await control.settle()
  return listing.id
}

test('a visitor suggests a shop, follows it by the link in the mail, and an administrator publishes it', async () => {
  const { page } = await visit({ width: 390 })
  const name = named('Corner Bass Shop')
  const email = `sue-${crypto.randomUUID()}@example.test`
  await page.goto('/directory/add')
  await wake(page)
  await page.getByRole('link', { name: 'Sign up to list it' }).waitFor()
  await page.getByRole('button', { name: 'Suggest it' }).click()
  await page.getByRole('heading', { name: 'The business' }).waitFor()
  await expectAccessible(page, 'the form that suggests a business')
  await page.getByLabel('Name of the business').fill(name)
  await page.getByLabel('City').fill('Macon')
  await page.getByLabel('State').selectOption('GA')
  await page.getByLabel('ZIP code').fill('31201')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('I am human').check()
  await page.getByRole('button', { name: 'Suggest business' }).click()
  await page.getByText('Add a phone number, a website, or an email address.').waitFor()
  await page.getByLabel('Phone').fill('(478) 555-0100')
  await page.getByRole('button', { name: 'Suggest business' }).click()
  await page.getByText('Thank you for your suggestion').waitFor()
  await page.getByText('What happens next').waitFor()
  await expectAccessible(page, 'what follows a suggestion')
  await control.settle()

  const mails = await control.inbox(email)
  const link = mails.flatMap(({ text }) => text.match(/http\S+\/directory\/pending#\S+/) ?? []).at(-1) ?? ''
  expect(new URL(link).hash).not.toBe('')
  await page.goto(link)
  await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('button', { name: 'Withdraw' }).waitFor()
  await expectAccessible(page, 'a suggestion that is followed')

  await publish(name)
  await page.goto('/events')
  await page.goto(link)
  await page.getByText('Listed', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'See its page' }).waitFor()

  await page.goto('/directory/add?form=suggest')
  await wake(page)
  await page.getByLabel('Name of the business').fill(name)
  await page.getByText('They are listed already.').waitFor()
  await page.getByRole('link', { name }).waitFor()
})

test('a visitor takes a suggestion back, and nothing of it stays', async () => {
  const { page, allow } = await visit({ width: 390 })
  const name = named('Elm Street Audio')
  const email = `tim-${crypto.randomUUID()}@example.test`
  await page.goto('/directory/add?form=suggest')
  await wake(page)
  await page.getByLabel('Name of the business').fill(name)
  await page.getByLabel('City').fill('Macon')
  await page.getByLabel('State').selectOption('GA')
  await page.getByLabel('ZIP code').fill('31201')
  await page.getByLabel('Website').fill('https://elm.example')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('I am human').check()
  await page.getByRole('button', { name: 'Suggest business' }).click()
  await page.getByText('Thank you for your suggestion').waitFor()
  await control.settle()
  const mails = await control.inbox(email)
  const link = mails.flatMap(({ text }) => text.match(/http\S+\/directory\/pending#\S+/) ?? []).at(-1) ?? ''
  await page.goto('/events')
  await page.goto(link)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Your suggestion is withdrawn.').waitFor()
  allow(/404/)
  await page.goto('/events')
  await page.goto(link)
  await page.getByText('This link does not work.').waitFor()
})

test('an owner writes a listing step by step, submits it, and changes it once it is live', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email, width: 390 })
  const name = named('Desert Bass Works')
  const heading = (words: string) => page.getByRole('heading', { level: 2, name: words }).waitFor()
  const save = () => page.getByRole('button', { name: 'Save and continue' }).click()
  await page.goto('/my-listings')
  await page.getByText('No businesses yet.').waitFor()
  await expectAccessible(page, 'no listings yet')
  await page.getByRole('link', { name: 'Add a business' }).first().click()
  await page.getByLabel('Name of the business').fill(name)
  await page.getByLabel('Type').selectOption('installer')
  await page.getByLabel('Phone').fill('480 555 0100')
  await expectAccessible(page, 'the first step of a listing')
  await save()

  await heading('Place')
  await page.waitForURL('**/directory/create?id=lst_*')
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByLabel('City').fill('Mesa')
  await page.getByLabel('State').selectOption('AZ')
  await page.getByLabel('ZIP code').fill('85201')
  await page.getByLabel('Time zone').waitFor()
  await page.getByLabel('Travels up to, miles').fill('40')
  await expectAccessible(page, 'the place of a listing')
  await save()

  await heading('What you do')
  await page
    .getByLabel('About')
    .fill('We build enclosures, install amplifiers, and tune what people bring along.')
  await page.getByLabel('Tuning').check()
  await page.getByLabel('Installation').check()
  await page.getByLabel('Starting price, $').fill('99')
  await expectAccessible(page, 'what a business does')
  await save()

  await heading('Hours')
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByLabel('Opens on Monday').fill('9a')
  await page.getByLabel('Closes on Monday').fill('5:30')
  await page.getByRole('button', { name: 'Copy to other days from Monday' }).click()
  await expect.poll(() => page.getByLabel('Closes on Monday').inputValue()).toBe('5:30 PM')
  await page.getByRole('button', { name: 'Copy hours' }).click()
  await page.getByRole('button', { name: 'Add more on Friday' }).click()
  await page.getByLabel('Opens on Friday').last().fill('5p')
  await page.getByLabel('Closes on Friday').last().fill('2a')
  await page.getByText('Closes after midnight, the next day.').waitFor()
  await save()
  await page.getByText('This overlaps Friday, 9:00 AM to 5:30 PM.').waitFor()
  await page.getByLabel('Opens on Friday').last().fill('6p')
  await expectAccessible(page, 'the hours of a listing')
  await save()

  await heading('Pictures')
  await page.getByLabel('Picture files').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: png(640, 480) },
    { name: 'bay.png', mimeType: 'image/png', buffer: png(640, 480) },
  ])
  await expect.poll(() => page.getByLabel('What it shows').count()).toBe(2)
  await page.getByRole('button', { name: 'Save pictures' }).click()
  await page.getByText('Say what it shows, in 3 to 120 characters.').first().waitFor()
  await page.getByLabel('What it shows').first().fill('Front of the shop')
  await page.getByLabel('What it shows').last().fill('Bay with a lift')
  await page.getByRole('button', { name: 'Move: Bay with a lift', exact: true }).press('ArrowUp')
  await expectAccessible(page, 'the pictures of a listing')
  await page.getByRole('button', { name: 'Save pictures' }).click()
  await page.getByText('Pictures saved').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()

  await heading('Check')
  await page.getByText('Mon to Thu: 9:00 AM to 5:30 PM').waitFor()
  await expectAccessible(page, 'a listing before it is submitted')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.waitForURL('**/directory/pending')
  await page.getByRole('link', { name }).waitFor()
  await page.getByRole('button', { name: `Withdraw ${name}` }).waitFor()
  await expectAccessible(page, 'a listing in review')

  expect(await publish(name)).toBe(id)
  const { page: wide } = await visit({ as: email, width: 1440 })
  await wide.goto(`/directory/edit/${id}`)
  await wide.getByText('Live', { exact: true }).waitFor()
  await wide.getByLabel('Phone').fill('(480) 555-0199')
  await wide.getByRole('button', { name: 'What you do' }).click()
  await wide.getByLabel('Summary').fill('Enclosures, amplifiers, and tuning in Mesa.')
  await wide.getByRole('button', { name: 'Save', exact: true }).click()
  await wide.getByText('Live now: Summary').waitFor()
  await wide.getByText('Pending review: Phone').waitFor()
  await wide.getByText('(480) 555-0100').waitFor()
  await expectAccessible(wide, 'a live listing with a change that waits')
  await wide.reload()
  await wide.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Business' }).click()
  await expect.poll(() => wide.getByLabel('Phone').inputValue()).toBe('(480) 555-0199')
  await wide.getByRole('button', { name: 'Withdraw the change' }).click()
  await wide.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await wide.getByText('The change is withdrawn').waitFor()
  await expect.poll(() => wide.getByLabel('Phone').inputValue()).toBe('(480) 555-0100')

  await wide.getByRole('button', { name: 'Pause' }).click()
  await wide.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await wide.getByText('Paused since').waitFor()
  await wide.goto('/my-listings?status=paused')
  await wide.getByRole('button', { name: `Statistics of ${name}` }).click()
  await wide.getByRole('dialog').getByText('in the 30 days before').first().waitFor()
  await expectAccessible(wide, 'the figures of a listing')
})
