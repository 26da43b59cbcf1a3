import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { commit } from '#core/platform/db/commit.ts'
import { verifyClass } from '#shared/competitions/competitions/verification-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { inBrowser } from '#test/support/browser.ts'
import { sendRun } from '#test/support/competitions.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { freeEntry, liveEvent } from '#test/support/desk.ts'
import { putHelper, someClass } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putLeague, putRulebook } from '#test/support/leagues.ts'
import { userIdOf } from '#test/support/records.ts'
import { enter, putVehicle } from '#test/support/registrations.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

async function aCompetition() {
  const { id: leagueId } = await putLeague()
  const { id: rulebookId, versionNo } = await putRulebook(leagueId, { status: 'published' })
  const [organizer, headJudge, lane, entrant, rival] = await Promise.all(
    Array.from({ length: 5 }, () => completeMember(url)),
  )
  if (!organizer || !headJudge || !lane || !entrant || !rival) throw new Error('Someone is missing.')
  const event = await liveEvent(userIdOf(organizer.client), {
    ...freeEntry,
    title: 'Results Test Cup',
    payment: 'free',
    classes: [someClass('S1', { name: 'Street 1' })],
    rulebook: { rulebookId, versionNo },
  })
  await putHelper(event.id, userIdOf(headJudge.client), { role: 'head_judge' })
  await putHelper(event.id, userIdOf(lane.client), { role: 'lane' })
  const enterAs = async ({ client }: typeof entrant) => {
    const userId = userIdOf(client)
    const { id: vehicleId } = await putVehicle(userId)
    const { entries } = await enter(event, userId, { entries: [{ classKey: 'S1', vehicleId }] })
    return { entryId: entries[0]?.id as NonNullable<(typeof entries)[number]>['id'] }
  }
  const [first, second] = [await enterAs(entrant), await enterAs(rival)]
  // The class lists an entry as soon as the stream has come to it.
  await control.settle()
  return { event, organizer, headJudge, lane, entrant, first, second }
}

/** As if the time for protests were over. */
async function endProtests(eventId: Event['id']) {
  const key = { eventId, classKey: 'S1' }
  const of = await competitionClasses.get(key, { consistent: true })
  if (!of) throw new Error('The class has not begun.')
  const protestEndsAt = addTime(await control.now(), { minutes: -1 })
  await commit(
    competitionClasses.put({ ...of, protestEndsAt, version: of.version + 1 }, { version: of.version }),
  )
}

const openClass = async (page: Page, eventId: string) => {
  await page.goto(`/events/${eventId}/desk?tab=classes`)
  await page.getByRole('button', { name: 'Street 1' }).click()
  await page.getByRole('list', { name: 'Run order' }).waitFor()
}

test('a class is ordered, run, published, protested against, signed and verified, and boards follow by themselves', async () => {
  const { event, organizer, headJudge, lane, entrant, first, second } = await aCompetition()
  const desk = await visit({ as: organizer.email, width: 390, height: 844 })
  await openClass(desk.page, event.id)
  await desk.page.getByRole('button', { name: 'Draw by lot' }).click()
  await desk.page.getByText('Order drawn by lot', { exact: true }).first().waitFor()
  await expectAccessible(desk.page, 'a class at the desk')

  const viewer = await visit({ width: 1920, height: 1080 })
  const brought = await viewer.context.cookies()
  await viewer.page.goto(`/embed/events/${event.id}/board?theme=light`)
  await viewer.page.getByRole('heading', { level: 1, name: 'Results Test Cup' }).waitFor()
  for (const [entry, runs] of [
    [first, [15_130, 15_092]],
    [second, [14_870, 14_900]],
  ] as const)
    for (const [at, measuredHundredths] of runs.entries())
      await sendRun(lane.client, { eventId: event.id }, entry, { runNo: at + 1, measuredHundredths })
  // Nothing was reloaded.
  await viewer.page.getByRole('cell', { name: '151.30' }).waitFor()
  await viewer.page.getByText(/^Updated \d+ s ago$/).waitFor()
  await expectAccessible(viewer.page, 'a board within the page of another')
  await expect.poll(() => viewer.context.cookies()).toEqual(brought)
  await expect.poll(() => viewer.page.locator('a, form').count()).toBe(0)

  await desk.page.getByRole('button', { name: 'Publish places' }).click()
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await desk.page.getByText('Revision 1 of Street 1 is out').waitFor()

  const own = await visit({ as: entrant.email, width: 390, height: 844 })
  await own.page.goto(`/events/${event.id}/results`)
  await own.page.getByText(/Protests are open for/).waitFor()
  await own.page.getByRole('button', { name: 'Protest', exact: true }).click()
  const dialog = own.page.getByRole('dialog')
  await dialog.getByLabel('What happened').fill('The trunk of the second car was open.')
  await expectAccessible(own.page, 'the dialog of a protest')
  await dialog.getByRole('button', { name: 'File protest' }).click()
  await own.page.getByRole('list', { name: 'My protests' }).getByText('Open', { exact: true }).waitFor()
  await expectAccessible(own.page, 'the results of a class')

  const judging = await visit({ as: headJudge.email, width: 1440, height: 900 })
  judging.allow(/status of 40[34]/)
  await openClass(judging.page, event.id)
  await judging.page.getByRole('button', { name: /^Decide/ }).click()
  const decision = judging.page.getByRole('dialog')
  await decision.getByLabel('To the people involved').fill('The picture shows a closed trunk.')
  await decision.getByLabel('To everyone').fill('The run stands: the trunk was closed.')
  await decision.getByRole('button', { name: 'Save decision' }).click()
  await judging.page.getByText('Protest rejected').waitFor()
  // Nothing changes the class between what is read of it and what is written.
  await control.settle()
  await endProtests(event.id)
  await judging.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await judging.page.getByRole('dialog').getByRole('button', { name: 'Sign' }).click()
  await judging.page.getByText('Class signed').waitFor()
  const answered = own.page.getByRole('list', { name: 'My protests' })
  await answered.getByText('The picture shows a closed trunk.').waitFor()

  const signed = await competitionClasses.get({ eventId: event.id, classKey: 'S1' }, { consistent: true })
  const administrator = await anAdministrator(url)
  await administrator.call(verifyClass, {
    params: { eventId: event.id, classKey: 'S1' },
    body: { revision: 1, version: signed?.version ?? 0 },
  })
  const visitor = await visit({ width: 768, height: 1024 })
  await visitor.page.goto(`/events/${event.id}`)
  await visitor.page.mouse.move(5, 5)
  await visitor.page.mouse.move(60, 60)
  const places = visitor.page.getByRole('list', { name: 'Places of Street 1' })
  await places.getByRole('listitem').first().getByText('151.30').waitFor()
  await expectAccessible(visitor.page, 'the places on the page of an event')
})
