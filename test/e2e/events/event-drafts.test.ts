import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventPath } from '#shared/events/events/event-path.ts'
import { getEventForEdit, updateEvent } from '#shared/events/events/own-contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putEvent, someEvent } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { storeLogin } from '#test/support/store-login.ts'

const { url, visit } = inBrowser()

async function anOrganizer() {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { membershipType: 'organization', companyName: 'Planted Shows' })
  return { client, email, userId }
}

/** The page as one that the browser may leave: a question before it is answered with yes. */
async function visitAs(email: string, width = 1440) {
  const { page, allow } = await visit({ as: email, width })
  page.on('dialog', (question) => void question.accept())
  return { page, allow }
}

const titleOf = (page: Page) => page.getByLabel('Title', { exact: false }).first()
const restored = (page: Page) => page.getByText('Restored from this device. Not saved yet.')
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('own.draft.')))
const saved = async (client: Client, { id }: { id: string }) =>
  (await client.call(getEventForEdit, { params: { eventId: id as `evt_${string}` } })).body

test('a new event that was typed is there after a reload, until it is saved', async () => {
  const { email, client } = await anOrganizer()
  const { page } = await visitAs(email, 390)
  await page.goto('/create-event')
  await titleOf(page).fill('Loud on the Levee')
  const section = page.getByRole('navigation', { name: 'Sections' })
  await section.getByRole('button', { name: 'Where' }).click()
  await page.getByLabel('ZIP code').fill('40202')
  await section.getByRole('button', { name: 'Classes' }).click()
  await page.getByRole('button', { name: 'Add a class' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Street 1')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.reload()
  await restored(page).waitFor()
  await expect.poll(() => titleOf(page).inputValue()).toBe('Loud on the Levee')
  await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe('40202')
  await section.getByRole('button', { name: 'Classes' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue())
    .toBe('Street 1')
  await expectAccessible(page, 'an event that was restored from this device')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('S1')
  await page.getByRole('button', { name: 'Create draft' }).first().click()
  await page.waitForURL('**/events/evt_*/edit')
  const id = page.url().split('/').at(-2) ?? ''
  expect(await saved(client, { id })).toMatchObject({ title: 'Loud on the Levee', postalCode: '40202' })
  await expect.poll(() => drafts(page)).toEqual([])
  await page.goto('/create-event')
  await expect.poll(() => titleOf(page).inputValue()).toBe('')
  await expect.poll(() => restored(page).count()).toBe(0)
})

test('what was typed into an event comes back over the saved one of now, with what others changed since', async () => {
  const { email, client, userId } = await anOrganizer()
  const event = await putEvent(userId, { title: 'Loud on the Levee' })
  const { page } = await visitAs(email)
  await page.goto(`${eventPath(event.id)}/edit`)
  await titleOf(page).fill('Louder on the Levee')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  const body = { ...someEvent({ title: 'Quiet on the Levee', city: 'Lexington' }), version: 1 }
  expect((await client.call(updateEvent, { params: { eventId: event.id }, body })).status).toBe(200)
  // Twice: what is not saved yet is said again.
  for (let visits = 0; visits < 2; visits++) {
    await page.reload()
    await page.getByText('These fields have changed since you typed. Saving replaces them.').waitFor()
    await page.getByText('Quiet on the Levee').first().waitFor()
    await expect.poll(() => titleOf(page).inputValue()).toBe('Louder on the Levee')
    await expect
      .poll(() => page.getByRole('textbox', { name: 'City', exact: true }).inputValue())
      .toBe('Lexington')
  }
  await page.getByRole('button', { name: 'Save event' }).first().click()
  await page.getByText('Event saved').waitFor()
  expect(await saved(client, event)).toMatchObject({ title: 'Louder on the Levee', city: 'Lexington' })
  await expect.poll(() => drafts(page)).toEqual([])
  await expect.poll(() => restored(page).count()).toBe(0)
})

test('a discarded draft is gone, and the saved event is there', async () => {
  const { email, userId } = await anOrganizer()
  const event = await putEvent(userId, { title: 'Loud on the Levee' })
  const { page } = await visitAs(email)
  await page.goto(`${eventPath(event.id)}/edit`)
  await titleOf(page).fill('Louder on the Levee')
  await page.reload()
  await restored(page).waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => titleOf(page).inputValue()).toBe('Loud on the Levee')
  await expect.poll(() => drafts(page)).toEqual([])
  await page.reload()
  await expect.poll(() => titleOf(page).inputValue()).toBe('Loud on the Levee')
  await expect.poll(() => restored(page).count()).toBe(0)
})

test('leaving asks, and what was typed is there on the way back', async () => {
  const { email, userId } = await anOrganizer()
  const event = await putEvent(userId, { title: 'Loud on the Levee' })
  const { page } = await visitAs(email)
  await page.goto(`${eventPath(event.id)}/edit`)
  await titleOf(page).fill('Louder on the Levee')
  await page.getByRole('link', { name: 'Your events' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByText('What you typed stays on this device until you save or discard it.').waitFor()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/events?when=mine')
  // The address changes before the screen does.
  await titleOf(page).waitFor({ state: 'detached' })
  await page.goBack()
  await restored(page).waitFor()
  await expect.poll(() => titleOf(page).inputValue()).toBe('Louder on the Levee')
})

test('no other member of the device sees a draft, and a logout drops it', async () => {
  const [one, another] = [await anOrganizer(), await anOrganizer()]
  const { page } = await visitAs(one.email)
  await page.goto('/create-event')
  await titleOf(page).fill('Loud on the Levee')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  // The session of the first one ended without a logout.
  await storeLogin(page, url, another.email)
  await page.goto('/create-event')
  await expect.poll(() => titleOf(page).inputValue()).toBe('')
  await expect.poll(() => restored(page).count()).toBe(0)
  await expect.poll(() => drafts(page)).toEqual([])
  await titleOf(page).fill('Someone else’s show')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('heading', { name: 'Build it. Tune it. Show it.' }).waitFor()
  await expect.poll(() => drafts(page)).toEqual([])
})

test('an organizer sees the page of a draft before everyone does, and others find nothing there', async () => {
  const { email, userId } = await anOrganizer()
  const stranger = await anOrganizer()
  const event = await putEvent(userId, { title: 'Loud on the Levee' })
  const { page } = await visitAs(email, 390)
  await page.goto('/events?when=mine')
  await page.getByRole('link', { name: 'Preview of Loud on the Levee' }).waitFor()
  await page.goto(`${eventPath(event.id)}/edit`)
  await page.getByRole('link', { name: 'Preview', exact: true }).filter({ visible: true }).click()
  await page.getByText('Preview. Only organizers can see this page.').waitFor()
  await page.getByRole('heading', { name: 'Loud on the Levee', level: 1 }).waitFor()
  await page.getByText('Lanes open at nine.').waitFor()
  await expectAccessible(page, 'the preview of an event')
  await expect.poll(() => page.getByRole('button', { name: 'Enter', exact: true }).count()).toBe(0)

  const answer = await fetch(`${url}${eventPath(event.id)}/preview`)
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('Loud on the Levee')
  const { page: other, allow } = await visitAs(stranger.email)
  allow(/status of 404/)
  for (const path of [eventPath(event.id), `${eventPath(event.id)}/preview`]) {
    await other.goto(path)
    await other.getByRole('heading', { name: 'Nothing is playing at this address.' }).waitFor()
  }

  await page.getByRole('link', { name: 'Edit event' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Event published').waitFor()
  await page.goto(`${eventPath(event.id)}/preview`)
  await page.waitForURL(`**${eventPath(event.id)}`)
  await page.getByRole('button', { name: 'Share' }).waitFor()
})
