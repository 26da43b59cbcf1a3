import { expect, test } from 'vitest'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import { drawBracket, recordMatch } from '#shared/competitions/brackets/contract.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { draw, marked, qualified } from '#test/support/brackets.ts'
import { inBrowser } from '#test/support/browser.ts'
import { entered, inClass, judgedEvent, sendRun } from '#test/support/competitions.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putHelper } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

const [, , , pressure] = demoRulebooks('2026-01-01T00:00:00.000Z')

/** Four have qualified in a class of pairs, which are drawn. */
async function drawn() {
  const { formats = [], classes = [] } = pressure ?? {}
  const judged = await judgedEvent({ classKeys: ['PX'], rules: { formats, classes } })
  const headJudge = await completeMember(url)
  await putHelper(judged.eventId, userIdOf(headJudge.client), { role: 'head_judge' })
  const of = { eventId: judged.eventId, classKey: 'PX' }
  for (let at = 0; at < 4; at++) {
    const entry = await entered(judged.eventId, 'PX')
    await sendRun(headJudge.client, of, entry, { measuredHundredths: 15_000 - at })
  }
  await headJudge.client.call(drawBracket, { ...inClass(of), body: { version: 0 } })
  return { of, headJudge }
}

test('a winner is one press that can be taken back, and another winner is a decision that names what follows', async () => {
  const { of, headJudge } = await drawn()
  const { page, allow } = await visit({ as: headJudge.email, width: 390, height: 844 })
  // The desk asks for the roster first, which is for the gate alone.
  allow(/status of 404/)
  await page.goto(`/events/${of.eventId}/desk?tab=classes&class=PX`)
  const semifinals = page.getByRole('region', { name: 'Semifinals' })
  const sides = semifinals.getByRole('listitem').first().getByRole('button')
  // On a phone, what a row of the order can do leaves its name the room of a line.
  const name = page
    .getByRole('list', { name: 'Run order' })
    .getByText(/^Pat Person/)
    .first()
  await expect.poll(async () => (await name.boundingBox())?.height).toBeLessThan(32)
  await sides.first().click()
  await semifinals.getByText('won', { exact: true }).waitFor()
  await semifinals.getByRole('button', { name: /^Undo/ }).click()
  await semifinals.getByText('won', { exact: true }).waitFor({ state: 'detached' })
  await expect.poll(() => sides.count()).toBe(2)

  await sides.first().click()
  await semifinals.getByText('won', { exact: true }).waitFor()
  await semifinals.getByRole('button', { name: /won this match instead/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Final: .+ takes the place of .+\.$/).waitFor()
  await expectAccessible(page, 'the dialog that changes a winner')
  await dialog.getByLabel('Reason').fill('The wrong side was pressed.')
  await dialog.getByRole('button', { name: 'Change the winner' }).click()
  await page.getByText(/^Winner changed .+: The wrong side was pressed\.$/).waitFor()
  const { body: work } = await headJudge.client.call(getClassWork, inClass(of))
  expect(work.bracket?.changes).toHaveLength(1)
})

/** Nine have qualified; three matches of the first round have run, with readings. */
async function threeRan() {
  const judged = await qualified(9)
  const headJudge = await completeMember(url)
  await putHelper(judged.eventId, userIdOf(headJudge.client), { role: 'head_judge' })
  const { body: bracket } = await draw(judged.head.client, judged, 0)
  let version = 1
  for (const match of [0, 1, 2]) {
    const { a } = bracket.rounds[0]?.[match] ?? {}
    const body = { round: 0, match, winnerId: a ?? null, measured: { a: 15_130, b: 15_092 }, reason: '' }
    await judged.head.client.call(recordMatch, {
      ...inClass(judged.of),
      body: { ...body, version: version++ },
    })
  }
  return { judged, bracket, headJudge, version }
}

test('everyone sees the bracket with what was measured, live, and those who can still win above all others', async () => {
  const { judged, bracket, headJudge, version } = await threeRan()
  const { page } = await visit({ as: headJudge.email, width: 390, height: 844 })
  const events = `/events/${judged.eventId}`
  await page.goto(`${events}/results?class=PX`)
  const first = page.getByRole('region', { name: 'Quarterfinals' }).getByRole('listitem')
  await expect.poll(() => first.first().textContent()).toMatch(/won\s+151\.30[\s\S]+150\.92/)
  await expectAccessible(page, 'the results of a bracket')
  const rows = page.getByRole('table', { name: /^Places of/ }).getByRole('row')
  await expect.poll(() => rows.allInnerTexts().then((all) => all.at(-1))).toMatch(/^9\b/)
  const last = bracket.rounds[0]?.[3]
  const body = {
    round: 0,
    match: 3,
    winnerId: last?.b ?? null,
    measured: { a: 14_000, b: 15_310 },
    reason: '',
  }
  await judged.head.client.call(recordMatch, { ...inClass(judged.of), body: { ...body, version } })
  await expect.poll(() => first.nth(3).textContent()).toMatch(/won\s+153\.10/)

  const anyone = await visit({ width: 390, height: 844 })
  for (const path of [`${events}/board`, `/embed${events}/board`]) {
    await anyone.page.goto(path)
    const matches = anyone.page.getByRole('region', { name: 'Quarterfinals' }).getByRole('listitem')
    await expect.poll(() => matches.nth(3).textContent()).toMatch(/won\s+153\.10/)
  }

  // A winner who is absent by now leaves the next match to the other side.
  await marked(judged, [bracket.rounds[0]?.[0]?.a ?? '', bracket.rounds[0]?.[3]?.b ?? ''])
  const desk = await visit({ as: headJudge.email, width: 390, height: 844 })
  desk.allow(/status of 404/)
  await desk.page.goto(`${events}/desk?tab=classes&class=PX`)
  const semifinals = desk.page.getByRole('region', { name: 'Semifinals' }).getByRole('listitem')
  await expect.poll(() => semifinals.first().textContent()).toContain('Did not run')
  await expect.poll(() => semifinals.first().getByRole('button').count()).toBe(1)
  await desk.page.getByText(/^Qualifies now: /).waitFor()
  await desk.page.getByRole('button', { name: 'Draw again' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByText('Drawing again discards 2 matches that ran.').waitFor()
  await expectAccessible(desk.page, 'the dialog that draws again')
  await dialog.getByLabel('Reason').fill('Two did not come back.')
  await dialog.getByRole('button', { name: 'Draw again' }).click()
  await desk.page.getByText(/^Drawn again .+: Two did not come back\. \(2 matches discarded\)$/).waitFor()
})
