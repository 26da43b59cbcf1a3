import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPage } from '#shared/content/cms-pages/contract.ts'
import { getEventForEdit } from '#shared/events/events/own-contract.ts'
import {
  adminRequestPath,
  deskRequestPath,
  requestPath,
} from '#shared/support/support-requests/named-request.ts'
import { setAi } from '#test/support/ai-features.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { putEvent } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { putListing } from '#test/support/put-listing.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { putRequest, requestNow } from '#test/support/support-requests.ts'

const { url, visit } = inBrowser()
const admin = await demoClient(url, 'admin')

const drafts = ['support_reply', 'listing_text', 'event_text', 'page_description'] as const

// The files that share this cloud run one after the other, and begin with all of it off.
beforeEach(() => setAi({ on: drafts }))
afterAll(() => setAi({ on: [] }))

/** A member of a type, whom no other test knows. */
async function aMember(membershipType: 'admin' | 'organization' | 'retailer') {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { membershipType, name: 'Ada Author', companyName: 'Planted Shows' })
  return { client, email, userId }
}

const draftButton = (page: Page) => page.getByRole('button', { name: 'Draft with AI' })
const draft = (page: Page) => page.getByRole('region', { name: 'Draft', exact: true })
const answerField = (page: Page) => page.getByLabel(/^Answer to /)
const sentence = (page: Page) => page.getByRole('region', { name: 'Draft with AI' }).getByRole('alert')

/** Has a draft written by keyboard alone. */
async function writeDraft(page: Page, wish = '') {
  await draftButton(page).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.getByLabel('What should it say?').evaluate((input) => input === document.activeElement))
    .toBe(true)
  await page.keyboard.type(wish)
  await page.keyboard.press('Enter')
}

/** Waits until the form that has a place for the button is there, and has heard which buttons to show. */
async function opened(page: Page, path: string, field: string) {
  const help = page.waitForResponse('**/api/ai/help')
  await page.goto(path)
  await page.getByLabel(field).first().waitFor()
  await (await help).finished()
}

test.each([390, 1440])(
  'an agent drafts an answer, changes and sends it, and the customer sees the mark, at %i px',
  async (width) => {
    const customer = await completeMember(url)
    const given = { userId: userIdOf(customer.client), email: customer.email }
    const { id } = await putRequest({ ...given, subject: 'The meter is silent' })
    const agent = await aMember('admin')
    const { page } = await visit({ as: agent.email, width })
    await page.goto(adminRequestPath(id))
    await answerField(page).fill('Hold on')
    await writeDraft(page, 'Be brief')
    await draft(page).getByText('The second button does nothing.').waitFor()
    await page.getByText('19 of 20 drafts left today.').waitFor()
    await expectAccessible(page, 'a draft at the desk')
    // Nothing that is typed is replaced without a press.
    await expect.poll(() => answerField(page).inputValue()).toBe('Hold on')
    await draft(page).getByRole('button', { name: 'Use it' }).click()
    await expect.poll(() => answerField(page).inputValue()).toMatch(/^Thank you for your message/)
    await page.getByText('The draft is in the field.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => answerField(page).inputValue()).toBe('Hold on')

    await writeDraft(page)
    await draft(page).getByRole('button', { name: 'Use it' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => answerField(page).inputValue()).toMatch(/^Thank you for your message/)
    await expect
      .poll(() => answerField(page).evaluate((field) => field === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Ada')
    await page.getByText('The draft is in the field.').waitFor({ state: 'detached' })
    // It stays the text of a draft when the page is loaded again.
    await page.reload()
    await expect.poll(() => answerField(page).inputValue()).toMatch(/ Ada$/)
    // Nor does it become another text when a second draft is tried and taken back.
    await writeDraft(page)
    await draft(page).getByRole('button', { name: 'Use it' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => answerField(page).inputValue()).toMatch(/ Ada$/)
    await page.getByRole('button', { name: 'Send to customer' }).click()
    const messages = page.getByRole('log', { name: 'Messages' })
    await messages.getByText('Written with AI help').waitFor()
    await expect.poll(() => answerField(page).inputValue()).toBe('')

    await answerField(page).fill('This one is my own.')
    await page.getByRole('button', { name: 'Send to customer' }).click()
    await messages.getByText('This one is my own.').waitFor()
    await expect.poll(async () => (await requestNow(id)).messageCount).toBe(3)

    const { page: asker } = await visit({ as: customer.email, width })
    await asker.goto(requestPath(id))
    await asker.getByText('This one is my own.').waitFor()
    await expect.poll(() => asker.getByText('Written with AI help').count()).toBe(1)
    await expectAccessible(asker, 'an answer that was written with AI help')
  },
)

test('the owner of an organization drafts an answer at its own desk', async () => {
  const customer = await completeMember(url)
  const owner = await aMember('organization')
  const organization = await putOrganization([[owner.userId, 'owner']])
  const given = { userId: userIdOf(customer.client), email: customer.email, deskId: organization.id }
  const { id } = await putRequest({ ...given, text: 'May I bring a generator?' })
  const { page } = await visit({ as: owner.email, width: 768 })
  await page.goto(deskRequestPath(id))
  await writeDraft(page)
  await draft(page).getByText('May I bring a generator?').waitFor()
  await draft(page).getByRole('button', { name: 'Use it' }).click()
  await expect.poll(() => answerField(page).inputValue()).toMatch(/May I bring a generator/)
  await page.getByRole('button', { name: 'Send to customer' }).click()
  await page.getByRole('log', { name: 'Messages' }).getByText('Written with AI help').waitFor()
})

test('notes have no draft, and what is written as a note stays', async () => {
  const { id } = await putRequest()
  const { email } = await aMember('admin')
  const { page } = await visit({ as: email, width: 390 })
  await page.goto(adminRequestPath(id))
  await draftButton(page).waitFor()
  await page.getByText('Note', { exact: true }).click()
  await page.getByLabel('Note for the desk').fill('Has called twice.')
  await draftButton(page).waitFor({ state: 'hidden' })
  await page.getByText('Answer', { exact: true }).click()
  await draftButton(page).waitFor()
})

test('an organizer drafts the text of an event from what is typed', async () => {
  const { client, email, userId } = await aMember('organization')
  const event = await putEvent(userId, { title: 'Loud on the Levee', description: '' })
  const { page } = await visit({ as: email, width: 768 })
  await page.goto(`/events/${event.id}/edit`)
  const title = page.getByLabel('Title', { exact: false }).first()
  const field = page.getByLabel('Description')
  await title.fill('')
  await writeDraft(page)
  await sentence(page).getByText('Enter a title first.').waitFor()
  await title.fill('Louder on the Levee')
  await page.getByRole('button', { name: 'Write draft' }).click()
  await draft(page).getByText('Louder on the Levee.').waitFor()
  await expectAccessible(page, 'a draft in the editor of an event')
  await draft(page).getByRole('button', { name: 'Use it' }).click()
  await expect.poll(() => field.inputValue()).toMatch(/^At a glance: Louder on the Levee\./)
  await page.getByRole('button', { name: 'Save event' }).first().click()
  await page.getByText('Event saved').waitFor()
  const saved = await client.call(getEventForEdit, { params: { eventId: event.id } })
  expect(saved.body.description).toMatch(/^At a glance: Louder on the Levee\./)
})

test('a retailer drafts the text of a listing, and a discarded draft leaves what is there', async () => {
  const { email, userId } = await aMember('retailer')
  const { id, businessName, description } = await putListing(userId)
  const { page } = await visit({ as: email, width: 390 })
  await page.goto(`/directory/edit/${id}?step=offer`)
  const field = page.getByLabel('About')
  await writeDraft(page)
  await draft(page).getByText(`${businessName}.`).waitFor()
  await draft(page).getByText('It replaces the text in the field.').waitFor()
  await expectAccessible(page, 'a draft in the editor of a listing')
  await draft(page).getByRole('button', { name: 'Discard' }).click()
  await draft(page).waitFor({ state: 'detached' })
  await expect.poll(() => field.inputValue()).toBe(description)
  await page.getByRole('button', { name: 'Write draft' }).click()
  await draft(page).getByRole('button', { name: 'Use it' }).click()
  await expect.poll(() => field.inputValue()).toMatch(/^At a glance: /)
})

test('an administrator drafts the description of a page from its text', async () => {
  const created = await admin.call(createPage, { body: { title: `Gate rules ${crypto.randomUUID()}` } })
  expectSuccess(created)
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto(`/admin/cms-pages/${created.body.page.id}`)
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.waitFor()
  await writeDraft(page)
  await sentence(page).getByText('Give the page a title and a text first.').waitFor()
  await text.click()
  await page.keyboard.type('Bring your ticket to the gate at nine.')
  await page.getByRole('button', { name: 'Write draft' }).click()
  await draft(page).getByRole('button', { name: 'Use it' }).click()
  const field = page.getByRole('complementary', { name: 'Page settings' }).getByLabel('Description')
  await expect.poll(() => field.inputValue()).toMatch(/^At a glance: Gate rules.{0,138}$/s)
  await page.getByText(/^Saved at \d+:\d\d [AP]M$/).waitFor()
})

test('where a feature is off, or not for this member, no button shows', async () => {
  const [agent, organizer, { id }] = await Promise.all([
    aMember('admin'),
    aMember('organization'),
    putRequest(),
  ])
  await setAi({ on: ['event_text'], who: 'admin' })
  const { page } = await visit({ as: organizer.email })
  await opened(page, '/create-event', 'Description')
  await expect.poll(() => draftButton(page).count()).toBe(0)
  const { page: desk } = await visit({ as: agent.email })
  await opened(desk, adminRequestPath(id), 'Priority')
  await answerField(desk).waitFor()
  await expect.poll(() => draftButton(desk).count()).toBe(0)
  await expect.poll(() => desk.getByRole('button', { name: 'Suggested answers' }).count()).toBe(0)
})

test('at the daily limit a sentence says so, and what is typed stays', async () => {
  await setAi({ on: drafts, dailyPerUser: 1 })
  const { email } = await aMember('organization')
  const { page, allow } = await visit({ as: email })
  allow(/status of 429/)
  await page.goto('/create-event')
  await page.getByLabel('Title', { exact: false }).first().fill('Loud on the Levee')
  await page.getByLabel('Description').fill('Bring chairs.')
  await writeDraft(page)
  await draft(page).waitFor()
  await page.getByText('0 of 1 drafts left today.').waitFor()
  await page.getByRole('button', { name: 'Write another' }).click()
  await sentence(page).getByText('You have used all 1 of today’s drafts.').waitFor()
  await expectAccessible(page, 'a draft that was refused')
  await draft(page).waitFor()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Bring chairs.')
})

test('a service that is late leads to a sentence, and the typed text stays', async () => {
  await setAi({ on: drafts, model: 'late' })
  const { id } = await putRequest()
  const { email } = await aMember('admin')
  const { page, allow } = await visit({ as: email })
  allow(/status of 503/)
  await page.goto(adminRequestPath(id))
  await answerField(page).fill('Half an answer')
  await writeDraft(page, 'Say when we open')
  await page.getByRole('button', { name: 'Writing...' }).waitFor()
  await sentence(page)
    .getByText('The AI service did not answer. Write the text yourself or try again.')
    .waitFor()
  await expect.poll(() => answerField(page).inputValue()).toBe('Half an answer')
  await expect.poll(() => page.getByLabel('What should it say?').inputValue()).toBe('Say when we open')
})

test('an agent inserts the link to a page that fits, and a prepared reply with its names', async () => {
  const { id } = await putRequest()
  const { email } = await aMember('admin')
  const { page, context } = await visit({ as: email, width: 390 })
  // What a search finds is tested at its route; here it is known.
  const features = [{ feature: 'answer_search', left: 20, dailyPerUser: 20 }]
  await context.route('**/api/ai/help', (route) => route.fulfill({ json: { isOff: false, features } }))
  const page1 = { kind: 'page', id: 'p1', title: 'Measuring', text: 'How to measure.', href: '/measuring' }
  const reply = { kind: 'reply', id: 'r1', title: 'Reset', text: 'Hi {{firstName}}, press reset.' }
  const items = [page1, reply].map((one) => ({ ...one, likeness: 0.9 }))
  await context.route('**/api/ai/answers', (route) => route.fulfill({ json: { items, left: 19 } }))
  await page.goto(adminRequestPath(id))
  await answerField(page).fill('See')
  await page.getByRole('button', { name: 'Suggested answers' }).click()
  await page.getByText('19 of 20 searches left today.').waitFor()
  await expectAccessible(page, 'what fits a request')
  await page.getByRole('button', { name: 'Insert link to Measuring' }).click()
  await expect.poll(() => answerField(page).inputValue()).toBe(`See ${url}/measuring`)
  await page.getByRole('button', { name: 'Insert text of Reset' }).click()
  await expect.poll(() => answerField(page).inputValue()).toBe(`See ${url}/measuring\n\nHi Pat, press reset.`)
})
