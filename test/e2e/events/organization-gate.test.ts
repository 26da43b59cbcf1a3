import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { freeEntry, liveEvent } from '#test/support/desk.ts'
import { someClass } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { userIdOf } from '#test/support/records.ts'
import { enter, putVehicle, storedRegistration } from '#test/support/registrations.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

/** An organization of three people, of whom its owner holds an event whose gates are open. */
async function aGate() {
  const [owner, manager, editor] = await Promise.all([
    completeMember(url),
    completeMember(url),
    completeMember(url),
  ])
  const club = await putOrganization([
    [userIdOf(owner.client), 'owner'],
    [userIdOf(manager.client), 'manager'],
    [userIdOf(editor.client), 'editor'],
  ])
  const event = await liveEvent(userIdOf(owner.client), {
    ...freeEntry,
    title: 'Three at the Gate',
    classes: [someClass('S1')],
  })
  const { userId } = await feedMember(url, { name: 'Robin Porter' })
  const { id: vehicleId } = await putVehicle(userId)
  const robin = await enter(event, userId, { entries: [{ classKey: 'S1', vehicleId }], payAt: 'gate' })
  return { owner, manager, editor, club, event, robin }
}

test('three people of an organization at a gate: the owner gives it the event, the manager checks in, the editor cannot', async () => {
  const { owner, manager, editor, club, event, robin } = await aGate()

  const { page: ofOwner } = await visit({ as: owner.email })
  await ofOwner.goto(`/events/${event.id}/edit`)
  const panel = ofOwner.locator('section', {
    has: ofOwner.getByRole('heading', { name: 'Organization', exact: true }),
  })
  await panel.getByRole('combobox', { name: 'Give it to' }).selectOption(club.name)
  await panel.getByRole('button', { name: 'Give event' }).click()
  await panel.getByText('Its owners and managers run it.').waitFor()
  await expectAccessible(ofOwner, 'the editor of an event of an organization')
  await ofOwner.goto(`/events/${event.id}`)
  await ofOwner.getByText('Run by').waitFor()
  await ofOwner.getByRole('link', { name: club.name }).waitFor()
  await control.settle()
  await ofOwner.goto(`/organizations/${club.id}`)
  await ofOwner.getByRole('heading', { name: 'Upcoming events' }).waitFor()
  await ofOwner.getByRole('link', { name: 'Three at the Gate' }).waitFor()
  await ofOwner.getByRole('link', { name: 'Events you run' }).waitFor()
  await expectAccessible(ofOwner, 'the events of an organization')

  const { page: ofManager } = await visit({ as: manager.email, width: 390, height: 844 })
  await ofManager.goto('/events?when=mine')
  await ofManager.getByRole('heading', { name: `Events of ${club.name}` }).waitFor()
  await expectAccessible(ofManager, 'the events that someone runs for an organization')
  await ofManager.getByRole('link', { name: 'Desk of Three at the Gate' }).click()
  await ofManager.getByText('of 1 checked in').waitFor()
  const field = ofManager.getByRole('textbox', { name: 'Scan or type a code, number, or name' })
  await field.fill(robin.code)
  await field.press('Enter')
  const card = ofManager.getByRole('status', { name: 'Last scan' })
  await card.getByText('Robin Porter').waitFor()
  await card.getByText('Checked in', { exact: true }).waitFor()
  await expect.poll(async () => (await storedRegistration(robin)).checkIn?.by).toBe(userIdOf(manager.client))

  const { page: ofEditor, allow } = await visit({ as: editor.email, width: 390, height: 844 })
  await ofEditor.goto(`/events/${event.id}`)
  await ofEditor.getByRole('button', { name: /^Report/ }).waitFor()
  await expect.poll(() => ofEditor.getByRole('link', { name: 'Desk' }).count()).toBe(0)
  allow(/Failed to load resource/)
  await ofEditor.goto(`/events/${event.id}/desk`)
  await ofEditor.getByText('are for the organizers of this event and the people at its desk').waitFor()
})
