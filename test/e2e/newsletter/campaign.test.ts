import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getCampaign, saveCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { png } from '#test/support/images.ts'
import { itemTitle, putItem } from '#test/support/market-items.ts'
import { putCampaign } from '#test/support/newsletter-campaigns.ts'
import { putSubscriber } from '#test/support/newsletter-subscribers.ts'
import { listingName, putListing } from '#test/support/put-listing.ts'
import { putPerson } from '#test/support/put-person.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

/** No one else is that old here, so a campaign for them reaches no one of another test. */
const joinedAt = '1999-05-01T00:00:00.000Z'
const joinedBefore = '1999-06-01'

const mark = () => randomUUID().slice(0, 8)
const saved = (page: Page) => page.getByText(/^Saved at \d+:\d\d [AP]M$/).waitFor()
const blocksOf = (page: Page) => page.getByRole('list', { name: 'Blocks' })
const kindsIn = (page: Page) => blocksOf(page).getByRole('heading', { level: 3 }).allTextContents()

async function addBlock(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block', exact: true }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
}

async function addThing(page: Page, kind: string, name: string): Promise<void> {
  await addBlock(page, kind)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('radio', { name }).check()
  await dialog.getByRole('button', { name: /^Add / }).click()
  await blocksOf(page).getByText(name).waitFor()
}

/** Someone who joined long ago and reads the newsletter. */
async function oldReader(): Promise<string> {
  const { id: userId, email } = await putPerson({ createdAt: joinedAt })
  await putSubscriber({ userId, email })
  return email
}

const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) as CampaignId

test('an administrator writes a campaign of every kind of block, tests it, sends it, and sees how it did', async () => {
  const { userId } = await anOrganizer(url)
  const title = `Spring show ${mark()}`
  const [businessName, item] = [listingName(), itemTitle()]
  await putPublished(userId, { title })
  await putListing(undefined, { businessName })
  await putItem(userId, { title: item })
  const readers = [await oldReader(), await oldReader(), await oldReader()]
  await control.settle()
  const subject = `The season opens ${mark()}`

  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 422/)
  await page.goto('/admin/newsletter?tab=campaigns')
  await wake(page)
  await page.getByRole('button', { name: 'New campaign' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Spring')
  await dialog.getByRole('button', { name: 'Create campaign' }).click()

  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Preview line' }).fill('Three shows and a place near you')
  await addBlock(page, 'Heading')
  await page.getByRole('textbox', { name: 'Heading' }).fill('The lanes are open')
  await addBlock(page, 'Text')
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('Hello ')
  await page
    .getByRole('toolbar', { name: 'Formatting' })
    .getByRole('button', { name: '{{firstName|there}}' })
    .click()
  await page.keyboard.type(', see you at the gate.')
  await addBlock(page, 'Picture')
  await blocksOf(page)
    .getByLabel('Picture file')
    .setInputFiles({ name: 'lanes.png', mimeType: 'image/png', buffer: png(900, 600) })
  await blocksOf(page).getByRole('button', { name: 'Choose another picture' }).waitFor()
  await blocksOf(page).getByLabel('Alternative text').fill('Cars in two lanes')
  await addBlock(page, 'Button')
  await blocksOf(page).getByLabel('Label').fill('See the season')
  await blocksOf(page).getByLabel('Link').last().fill('https://example.org/season')
  await addBlock(page, 'Divider')
  await addThing(page, 'Event', title)
  await addThing(page, 'Business', businessName)
  await addThing(page, 'Item for sale', item)
  await saved(page)
  const kinds = ['Heading', 'Text', 'Picture', 'Button', 'Divider', 'Event', 'Business', 'Item for sale']
  expect(await kindsIn(page)).toEqual(kinds)
  await page.getByText('Every card shows something that is on the site.').waitFor()
  const mail = page.frameLocator('iframe')
  await mail.getByText('The lanes are open').waitFor()
  await mail.getByText(title).waitFor()
  await expectAccessible(page, 'the editor of a campaign')

  await page.getByLabel('Joined before').fill(joinedBefore)
  const sentence = /^This goes to \d+ people, at \d+ a second: about /
  await page.getByText(sentence).waitFor()
  await saved(page)

  await page.getByRole('button', { name: 'Send or schedule' }).click()
  await dialog.getByText(sentence).waitFor()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await dialog.getByText('Send a test to yourself first.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Send test' }).click()
  await dialog.getByRole('checkbox', { name: /\(you\)$/ }).waitFor()
  await dialog.getByRole('button', { name: 'Send test' }).click()
  await dialog.waitFor({ state: 'detached' })
  await control.settle()
  const sample = await control.mail('admin@demo.test', subject)
  expect(sample.html).toContain('The lanes are open')

  await page.getByRole('button', { name: 'Send or schedule' }).click()
  await dialog.getByText(sentence).waitFor()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await page
    .getByRole('button', { name: 'Pause' })
    .or(page.getByText(/^Begins within a minute/))
    .first()
    .waitFor()
  const campaignId = idIn(page)
  await expect
    .poll(
      async () => {
        await control.run('send_campaigns')
        return (await admin.call(getCampaign, { params: { campaignId } })).body.campaign.status
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe('sent')
  for (const reader of readers)
    expect((await control.mail(reader, subject)).text).toContain('see you at the gate')
  const { counts } = (await admin.call(getCampaign, { params: { campaignId } })).body
  expect(counts.sent).toBeGreaterThanOrEqual(readers.length)

  await page.getByText(/^Sent [A-Z]/).waitFor()
  const figures = page.getByRole('region', { name: 'Statistics' })
  await figures.getByText(`of ${counts.prepared}`).waitFor()
  await page
    .getByRole('region', { name: 'Recipients' })
    .getByText(readers[0] ?? '')
    .waitFor()
  await expectAccessible(page, 'a campaign that was sent')
  await page.goto('/admin/newsletter?tab=campaigns')
  await page.getByRole('link', { name: 'Spring' }).first().waitFor()
  await expectAccessible(page, 'the list of campaigns')
})

test('blocks are moved by keys and buttons, duplicated, and deleted with a way back', async () => {
  const { id } = await putCampaign()
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 409/)
  await page.goto(`/admin/newsletter/campaigns/${id}`)
  await wake(page)
  const heading = page.getByRole('textbox', { name: 'Heading' })
  await heading.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => kindsIn(page)).toEqual(['Text', 'Heading', 'Button'])
  // It keeps the focus, so that the next press moves it on.
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => kindsIn(page)).toEqual(['Text', 'Button', 'Heading'])
  await page.getByRole('button', { name: /^Move up: Heading/ }).press('Enter')
  await expect.poll(() => kindsIn(page)).toEqual(['Text', 'Heading', 'Button'])
  await page.getByRole('button', { name: /^Move: Heading/ }).press('Home')
  await expect.poll(() => kindsIn(page)).toEqual(['Heading', 'Text', 'Button'])

  await page.getByRole('button', { name: /^Delete: Heading/ }).click()
  await expect.poll(() => kindsIn(page)).toEqual(['Text', 'Button'])
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => kindsIn(page)).toEqual(['Heading', 'Text', 'Button'])
  await page.getByRole('button', { name: /^Duplicate: Button/ }).click()
  await expect.poll(() => kindsIn(page)).toEqual(['Heading', 'Text', 'Button', 'Button'])

  // Between two blocks, and what is not finished is marked where it stands.
  await page.getByRole('button', { name: /^Add a block above: Text/ }).click()
  await page.getByRole('menuitem', { name: 'Button', exact: true }).click()
  await expect.poll(() => kindsIn(page)).toEqual(['Heading', 'Button', 'Text', 'Button', 'Button'])
  await page.getByText('Say what the button does').waitFor()
  await blocksOf(page).getByLabel('Label').first().fill('Enter')
  await blocksOf(page).getByLabel('Link').first().fill('https://example.org/enter')
  await saved(page)

  // Someone else saves meanwhile: it is said, and nothing that was typed is lost.
  const { campaign } = (await admin.call(getCampaign, { params: { campaignId: id } })).body
  const { name, fromName, preheader, layout, blocks, audience, version } = campaign
  const content = { subject: 'Theirs', preheader, layout, blocks }
  if (audience.kind !== 'subscribers') throw new Error('it is one of the platform')
  const body = { name, fromName, content, audience, version }
  expectSuccess(await admin.call(saveCampaign, { params: { campaignId: id }, body }))
  await page.getByRole('textbox', { name: 'Subject' }).fill('Mine')
  await page.getByText('Someone else changed this campaign in the meantime.').waitFor()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  await expect
    .poll(async () => (await admin.call(getCampaign, { params: { campaignId: id } })).body.campaign.subject)
    .toBe('Mine')
})

test('a template is written, campaigns begin with it, and it is deleted', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  const name = `Monthly ${mark()}`
  await page.goto('/admin/newsletter?tab=templates')
  await wake(page)
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByLabel('Name').fill(name)
  await addBlock(page, 'Heading')
  await page.getByRole('textbox', { name: 'Heading' }).fill('What happened this month')
  await saved(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Edit ${name}` }).waitFor()
  await expectAccessible(page, 'the templates')

  await page.goto('/admin/newsletter?tab=campaigns')
  await page.getByRole('button', { name: 'New campaign' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(`March ${mark()}`)
  await dialog.getByLabel('Start from').selectOption(name)
  await dialog.getByRole('button', { name: 'Create campaign' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Heading' }).inputValue())
    .toBe('What happened this month')

  await page.goto('/admin/newsletter?tab=templates')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog.getByRole('button', { name: 'Delete template' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Edit ${name}` }).waitFor({ state: 'detached' })
})
