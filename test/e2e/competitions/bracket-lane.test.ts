import { expect, test } from 'vitest'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import { drawBracket } from '#shared/competitions/brackets/contract.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { markAbsent } from '#shared/competitions/competitions/lane-contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { entered, inClass, judgedEvent, sendRun } from '#test/support/competitions.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putHelper } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { notInSight } from '#test/support/in-sight.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

const phone = { width: 360, height: 640 }

const [, , , pressure] = demoRulebooks('2026-01-01T00:00:00.000Z')

/** Four have qualified in a class of pairs, which are drawn, and someone is at its lane. */
async function drawn() {
  const { formats = [], classes = [] } = pressure ?? {}
  const judged = await judgedEvent({ classKeys: ['PX'], rules: { formats, classes } })
  const headJudge = await completeMember(url)
  await putHelper(judged.eventId, userIdOf(headJudge.client), { role: 'head_judge' })
  const lane = await completeMember(url)
  await putHelper(judged.eventId, userIdOf(lane.client), { role: 'lane' })
  const of = { eventId: judged.eventId, classKey: 'PX' }
  for (let at = 0; at < 4; at++) {
    const entry = await entered(judged.eventId, 'PX')
    await sendRun(headJudge.client, of, entry, { measuredHundredths: 15_000 - at })
  }
  await headJudge.client.call(drawBracket, { ...inClass(of), body: { version: 0 } })
  const bracket = async () => {
    const { body } = await headJudge.client.call(getClassWork, inClass(of))
    return body.bracket
  }
  return { of, headJudge, lane, bracket }
}

test('a lane records matches without the network through a reload, and the final after them, and each arrives once', async () => {
  const { of, lane, bracket } = await drawn()
  const { page, context, allow } = await visit({ as: lane.email, ...phone })
  await page.goto(`/judge-scoring?event=${of.eventId}&class=PX`)
  await page.getByRole('button', { name: /^Semifinals, match 1/ }).waitFor()
  await expectAccessible(page, 'the matches of a lane')
  await page.setViewportSize(phone)
  const keptFiles = () =>
    page.evaluate(async () =>
      (await (await caches.open('scoring-1')).keys()).map((one) => new URL(one.url).pathname),
    )
  await expect.poll(keptFiles).toContain('/judge-scoring')
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await page.getByText('No connection').waitFor()

  const head = page.locator('.lane-head')
  // A key pressed before the match is on the screen would be lost.
  const open = async (title: string) => {
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
    await head.getByRole('heading', { name: title }).waitFor()
  }
  await open('Semifinals, match 1')
  const parts = {
    title: head.getByRole('heading', { name: 'Semifinals, match 1' }),
    cars: head.getByText(/\d{4} /).first(),
    a: page.getByRole('region', { name: 'Score' }).getByRole('button', { name: /dB$/ }).first(),
    b: page.getByRole('region', { name: 'Score' }).getByRole('button', { name: /dB$/ }).last(),
    one: page.getByRole('button', { name: '1', exact: true }),
    save: page.getByRole('button', { name: /^(Continue|Run again|Save match)/ }),
  }
  await expect.poll(() => notInSight(page, parts)).toEqual([])
  await expectAccessible(page, 'a match at a lane')
  await page.setViewportSize(phone)
  const key = async (...readings: string[]) => {
    for (const reading of readings) {
      await page.keyboard.type(reading)
      await page.keyboard.press('Enter')
    }
  }
  // Equal readings decide nothing: the match is run again.
  await key('15130', '15130')
  await page.getByText('Both count 151.30. Run the match again.').waitFor()
  await expect.poll(() => notInSight(page, parts)).toEqual([])
  await page.getByRole('button', { name: 'Run again' }).click()
  await key('15130', '15090')
  await page.getByText(/ wins\.$/).waitFor()
  await expect.poll(() => notInSight(page, parts)).toEqual([])
  await page.getByRole('button', { name: 'Save match' }).click()
  await page.getByText('Saved on this tablet (1)').waitFor()
  // A slip is taken back before it was ever sent.
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText('Saved on this tablet (1)').waitFor({ state: 'detached' })
  await open('Semifinals, match 1')
  await key('15130', '15090')
  await page.getByRole('button', { name: 'Save match' }).click()
  await open('Semifinals, match 2')
  await key('14980', '15010')
  await page.getByRole('button', { name: 'Save match' }).click()
  await page.getByText('Saved on this tablet (2)').waitFor()

  // The page opens again without the network, with what waits, and the final has its sides.
  await page.reload()
  await page.getByText('Saved on this tablet (2)').waitFor()
  await open('Final')
  await key('15200', '15190')
  await page.getByRole('button', { name: 'Save match' }).click()
  await page.getByText('Saved on this tablet (3)').waitFor()
  await page.getByText('Every match is decided.').waitFor()
  const drawnOnes = await bracket()
  expect(drawnOnes?.rounds.flat().some(({ winnerId }) => winnerId)).toBe(false)

  await context.setOffline(false)
  const [first, second] = drawnOnes?.rounds[0] ?? []
  await expect
    .poll(async () => (await bracket())?.rounds.flat().map(({ winnerId, measured }) => [winnerId, measured]))
    .toEqual([
      [first?.a, { a: 15_130, b: 15_090 }],
      [second?.b, { a: 14_980, b: 15_010 }],
      [first?.a, { a: 15_200, b: 15_190 }],
    ])
  await page.getByText('Sent', { exact: true }).first().waitFor()
  // Each match was written once.
  expect((await bracket())?.version).toBe((drawnOnes?.version ?? 0) + 3)
})

test('where a side is absent, the lane says with one press that the other one goes on', async () => {
  const { of, headJudge, lane, bracket } = await drawn()
  const [first] = (await bracket())?.rounds[0] ?? []
  const absent = first?.b ?? ''
  await headJudge.client.call(markAbsent, {
    params: { ...inClass(of).params, entryId: absent as never },
    body: { absent: true },
  })
  const { page } = await visit({ as: lane.email, ...phone })
  await page.goto(`/judge-scoring?event=${of.eventId}&class=PX`)
  await page.getByRole('button', { name: /^Semifinals, match 1/ }).click()
  await page.getByText(/ is absent\.$/).waitFor()
  await expect.poll(() => page.getByRole('button', { name: '1', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: / advances without a run$/ }).click()
  await expect.poll(async () => (await bracket())?.rounds[0]?.[0]?.winnerId).toBe(first?.a)
})
