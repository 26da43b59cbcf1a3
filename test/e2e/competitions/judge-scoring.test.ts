import { expect, test } from 'vitest'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { scoreSheets } from '#core/competitions/competitions/score-sheets.ts'
import { inBrowser } from '#test/support/browser.ts'
import { putClass } from '#test/support/competitions.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { putHelper } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putClassEntry, putJudgedEvent } from '#test/support/judged-class.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

async function aHelper(event: Parameters<typeof putClassEntry>[0], role: 'judge' | 'lane') {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await putHelper(event.id, userId, { role })
  return { userId, email }
}

test('a day at the lanes: a lane and a judge score through ten minutes without the network, and everything arrives once', async () => {
  const { event } = await putJudgedEvent(url)
  await putClassEntry(event, 'S1', 12)
  await putClassEntry(event, 'S1', 34)
  const lane = await aHelper(event, 'lane')
  const { page, context, allow } = await visit({ as: lane.email, width: 390, height: 844 })
  await page.clock.install({ time: await controlOf(url).now() })
  await page.goto('/judge-scoring')
  await page.getByRole('link', { name: /^Class S1/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Guest 12' }).waitFor()
  await expectAccessible(page, 'a lane')
  const keptFiles = () =>
    page.evaluate(async () =>
      (await (await caches.open('scoring-1')).keys()).map((one) => new URL(one.url).pathname),
    )
  await expect.poll(keptFiles).toContain('/judge-scoring')
  const runs = async () =>
    (await runsOf(event.id, 'S1')).map(({ runNo, measuredHundredths }) => [runNo, measuredHundredths]).sort()

  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await page.getByText('No connection').waitFor()
  // Enter goes on from the score to the frequency.
  const key = async (db: string) => {
    await page.keyboard.type(db)
    await page.keyboard.press('Enter')
    await page.keyboard.type('385')
    await page.getByText('38.5', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
  }
  await key('15130')
  await page.getByText('Saved on this tablet (1)').waitFor()
  // A slip is taken back before it was ever sent.
  await key('9920')
  await page.getByText('Saved on this tablet (2)').waitFor()
  await page.keyboard.press('u')
  await page.getByText('Saved on this tablet (1)').waitFor()
  // With nothing keyed in, Enter goes on to the next entry.
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Guest 34' }).waitFor()
  await key('8820')
  await page.getByText('Is 88.20 dB correct?').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Saved on this tablet (2)').waitFor()
  await expectAccessible(page, 'a lane without the network')

  // The page opens again without the network, with what waits.
  await page.reload()
  await page.getByText('Saved on this tablet (2)').waitFor()
  await page.clock.fastForward('10:00')
  await page.getByText('Saved on this tablet (2)').waitFor()
  await page.getByText('No connection').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Guest 34' }).waitFor()
  expect(await runs()).toEqual([])
  await page.getByRole('button', { name: 'Sunlight mode' }).click()
  await expectAccessible(page, 'a lane in the sun')

  await context.setOffline(false)
  await expect.poll(runs).toEqual([
    [1, 15130],
    [1, 8820],
  ])
  await page.getByText('Sent', { exact: true }).first().waitFor()
})

test('a judge taps a sheet without the network, hears what is missing, and submits it once', async () => {
  const { event } = await putJudgedEvent(url)
  const judge = await aHelper(event, 'judge')
  const entry = await putClassEntry(event, 'IN1', 7)
  await putClass({ event, classKey: 'IN1' }, { state: 'running', judgeIds: [judge.userId] as never })
  const { page, context, allow } = await visit({ as: judge.email, width: 768, height: 1024 })
  await page.goto(`/judge-scoring?event=${event.id}&class=IN1`)
  await page.getByRole('heading', { level: 2, name: 'Guest 7' }).waitFor()
  const submit = page.getByRole('button', { name: /^Submit sheet/ })
  await submit.waitFor()
  await expectAccessible(page, 'a sheet')
  await submit.click()
  await page.getByText(/^Enter .+\.$/).waitFor()

  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await page.getByText('No connection').waitFor()
  await page.getByText('A photo needs a connection.').waitFor()
  const items = page.getByRole('region', { name: 'Sheet' }).getByRole('group')
  const count = await items.count()
  for (let index = 0; index < count; index++) {
    const item = items.nth(index)
    const more = item.getByRole('button', { name: /: more$/ })
    if ((await more.count()) > 0) await more.click()
    else await item.getByRole('button').first().click()
  }
  await page.getByRole('button', { name: 'Submit sheet', exact: true }).click()
  await page.getByText('Submitted. Saved on this tablet.').waitFor()
  await context.setOffline(false)
  const stored = () =>
    scoreSheets.get(
      { eventId: event.id, classKey: 'IN1', entryId: entry.entryId, judgeId: judge.userId as never },
      { consistent: true },
    )
  await expect.poll(async () => (await stored())?.status).toBe('submitted')
  await page.getByText('Submitted. Sent.').waitFor()
  expect(Object.keys((await stored())?.values ?? {})).toHaveLength(count)
})
