import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { classEntries, entriesOf } from '#core/events/class-entries/class-entries.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { Event } from '#shared/events/events/event.ts'
import { inBrowser } from '#test/support/browser.ts'
import { putClass, sendRun, storedClass } from '#test/support/competitions.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { aGuest, putClaim } from '#test/support/guests.ts'
import { competitors } from '#test/support/points.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { enter, putVehicle } from '#test/support/registrations.ts'
import { putResult, resultWorld, someReport } from '#test/support/results.ts'
import { aRunClass, signed } from '#test/support/run-class.ts'

const { url, visit } = inBrowser()

const path = '/admin/competition-results'

async function administrator() {
  const { client, email } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })
  return { userId: userIdOf(client), email }
}

/** Gives an event a title that no other has: all rounds of one day are called the same. */
async function retitle({ id }: Pick<Event, 'id'>): Promise<string> {
  const title = `Bulk Round ${randomUUID().slice(0, 8)}`
  await untilUnchanged(async () => {
    const event = await events.get({ id }, { consistent: true })
    if (!event) throw new Error('The event is gone.')
    await commit(events.put({ ...event, title, version: event.version + 1 }, { version: event.version }))
  })
  return title
}

/** Three results that have waited the longest, and what their events are called. */
async function waiting(): Promise<string[]> {
  const world = await resultWorld()
  const people = await competitors(3)
  const { elsewhere } = someReport(world)
  const names = people.map((_, at) => `Bulk Cup ${randomUUID().slice(0, 6)} ${at + 1}`)
  for (const [at, { id }] of people.entries())
    await putResult(id, world, {
      elsewhere: { ...elsewhere, eventName: names[at] as string },
      submittedAt: `2019-01-0${at + 1}T10:00:00.000Z`,
    } satisfies Partial<CompetitionResult>)
  return names
}

test('an administrator refuses three results at once, undoes it, and goes on by the keys', async () => {
  const [names, { email }] = await Promise.all([waiting(), administrator()])
  const { page } = await visit({ as: email, width: 1440, height: 900 })
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: 'Competition results' }).waitFor()
  const box = (name: string) => page.getByRole('checkbox', { name })
  for (const name of names) await box(name).check()
  const bar = page.getByRole('region', { name: 'Selected results' })
  await bar.getByText('3 chosen').waitFor()
  await expectAccessible(page, 'three chosen results')
  await bar.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('The sheets show another class.')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('3 will change.').waitFor()
  await expectAccessible(page, 'the preview of a bulk change')
  await dialog.getByRole('button', { name: 'Reject 3 results' }).click()
  await dialog.getByText('3 changed.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  for (const name of names) await box(name).waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Changes' }).click()
  const change = page.getByRole('row', { name: /The sheets show another class/ }).first()
  await change.getByRole('button', { name: 'Show results' }).click()
  await dialog.getByRole('button', { name: 'Undo this change' }).click()
  await dialog.getByText('3 undone.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('tab', { name: 'To verify' }).click()
  const row = (name: string) =>
    page.getByRole('list', { name: 'Pending results' }).getByRole('button', { name })
  const isOpen = (name: string) => row(name).getAttribute('aria-pressed')
  const [first = '', second = '', third = ''] = names
  await row(first).waitFor()
  await row(first).click()
  await expect.poll(() => isOpen(first)).toBe('true')
  await page.keyboard.press('n')
  await expect.poll(() => isOpen(second)).toBe('true')
  await page.keyboard.press('a')
  await row(second).waitFor({ state: 'detached' })
  await expect.poll(() => isOpen(third)).toBe('true')
  await page.keyboard.press('r')
  await dialog.getByText('Reject this result?').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

/** A class that its head judge signed before all others, so that it stands first in the list. `also` ran in it, too. */
async function signedClass(also?: string) {
  const judged = await aRunClass()
  if (also) {
    const { id: vehicleId } = await putVehicle(also)
    const [entry] = entriesOf(
      await enter({ id: judged.eventId }, also, { entries: [{ classKey: 'S1', vehicleId }] }),
    )
    if (!entry) throw new Error('The entry has no class.')
    await commit(classEntries.derive(entry))
    await sendRun(judged.organizer.client, judged, entry)
  }
  await signed(judged)
  const { signature } = await storedClass(judged)
  if (!signature) throw new Error('The class is not signed.')
  await putClass(judged, { signature: { ...signature, at: '2019-01-01T10:00:00.000Z' } })
  return { title: await retitle(judged.event) }
}

test('a signed class is looked at and verified by someone who did not compete in it', async () => {
  const { userId, email } = await administrator()
  const [own, rivals] = [await signedClass(userId), await signedClass()]
  const { page, allow } = await visit({ as: email, width: 768, height: 1024 })
  allow(/status of 40[39]/)
  await page.goto(`${path}?tab=classes`)
  const open = (title: string) =>
    page.getByRole('row', { name: new RegExp(title) }).getByRole('button', { name: 'Check and verify' })
  const dialog = page.getByRole('dialog')
  await open(own.title).click()
  await dialog.getByRole('button', { name: 'Verify class' }).click()
  await dialog.getByText('You competed in this class. Someone else must verify it.').waitFor()
  await expectAccessible(page, 'a class that someone else must verify')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await open(rivals.title).click()
  await dialog.getByRole('button', { name: 'Verify class' }).click()
  await page.getByText(/ is verified$/).waitFor()
})

test('a guest claims results by the mailed link, and an administrator joins another to a member', async () => {
  const [claimed, joined, member, admin] = await Promise.all([
    aGuest(),
    aGuest(),
    completeMember(url),
    administrator(),
  ])
  const title = await retitle(joined.event)
  // Members are searched by what the table stream keeps of them.
  await controlOf(url).settle()
  const link = `/claim-result#${await putClaim(claimed)}`
  const visitor = await visit({ width: 390, height: 844 })
  await visitor.page.goto(link)
  await visitor.page.getByRole('heading', { level: 1, name: 'Claim your results' }).waitFor()
  const logIn = visitor.page.getByRole('link', { name: 'Log in to add them' })
  await logIn.waitFor()
  await expect.poll(() => visitor.page.url()).not.toContain('#')
  await expect.poll(() => logIn.getAttribute('href')).toBe('/login?from=%2Fclaim-result')
  await expectAccessible(visitor.page, 'a claim of a visitor')

  const own = await visit({ as: member.email, width: 390, height: 844 })
  await own.page.goto(link)
  await own.page.getByRole('button', { name: 'Add to my account' }).click()
  await own.page.getByText('Your result is in your account.').waitFor()

  const { page } = await visit({ as: admin.email, width: 1440, height: 900 })
  await page.goto(`${path}?tab=guests&q=a+guest`)
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('button', { name: 'Assign to a member' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search members').fill(member.email)
  await dialog.getByRole('radio', { name: member.email }).check()
  await dialog.getByText(/^1 result becomes/).waitFor()
  await expectAccessible(page, 'the preview of joining a guest')
  await dialog.getByLabel('Reason').fill('Showed the sheet at the desk.')
  await dialog.getByRole('button', { name: 'Assign to member' }).click()
  await page.getByText('The results are the member’s now').waitFor()
})
