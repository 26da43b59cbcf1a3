import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import { inBrowser } from '#test/support/browser.ts'
import { judgedEvent, putClass, sendRun } from '#test/support/competitions.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putHelper } from '#test/support/events.ts'
import { notInSight } from '#test/support/in-sight.ts'
import { type JudgedEvent, putClassEntry, putJudgedEvent } from '#test/support/judged-class.ts'
import { userIdOf } from '#test/support/records.ts'
import { daily } from '#test/support/registrations.ts'

const { url, visit } = inBrowser()

const phone = { width: 360, height: 640 }
const longest = 'Bartholomew Featherstonehaugh-Montgomery of Upper Sandusky, Ohio 43351, USA, II'
const vehicle = {
  ...daily,
  year: 1999,
  make: 'International Harvester',
  model: 'Travelall 1200 Custom Crew Cab',
  color: 'Midnight metallic',
}

async function aHelper(event: Pick<JudgedEvent['event'], 'id'>, role: 'judge' | 'lane' | 'head_judge') {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await putHelper(event.id, userId, { role })
  return { client, userId, email }
}

/** Fills a class so that its list is longer than any phone. */
async function crowd(event: Parameters<typeof putClassEntry>[0], classKey: string) {
  const first = await putClassEntry(event, classKey, 101, { guestName: longest, vehicle: vehicle as never })
  for (let at = 0; at < 8; at++) await putClassEntry(event, classKey, 102 + at)
  return first
}

async function expectInSight(page: Page, parts: Record<string, Locator>) {
  const root = page.locator('html')
  const heights = await root.evaluate((html) => [html.scrollHeight, html.clientHeight] as const)
  expect(heights[0]).toBeGreaterThan(heights[1])
  for (const share of [0, 0.5, 1]) {
    await root.evaluate((html, part) => {
      html.scrollTo({ top: (html.scrollHeight - html.clientHeight) * part, behavior: 'instant' })
    }, share)
    await expect.poll(() => notInSight(page, parts), { message: `scrolled by ${share}` }).toEqual([])
  }
  await expect.poll(() => root.evaluate((html) => html.scrollWidth)).toBe(phone.width)
}

const headOf = (page: Page) => ({
  number: page.locator('.lane-head').getByText('101', { exact: true }),
  name: page.getByRole('heading', { level: 2, name: longest }),
  total: page.locator('.lane-head').getByText('Total so far'),
})

const padOf = (page: Page) => ({
  value: page.getByRole('region', { name: 'Score' }).getByRole('button', { name: /dB$/ }),
  one: page.getByRole('button', { name: '1', exact: true }),
  nine: page.getByRole('button', { name: '9', exact: true }),
  zero: page.getByRole('button', { name: '0', exact: true }),
  back: page.getByRole('button', { name: 'Delete the last digit' }),
  save: page.getByRole('button', { name: /^(Save run|Continue to Hz)/ }),
})

const thumbs = async (page: Page, scope: Locator) => {
  const tooSmall = () =>
    scope.getByRole('button').evaluateAll((buttons) =>
      buttons
        .map((button) => ({
          says: button.textContent || button.ariaLabel,
          box: button.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ says, box }) => `${says} ${box.width} × ${box.height}`),
    )
  await expect.poll(tooSmall, { message: `on ${page.url()}` }).toEqual([])
}

const [, , , pressure] = demoRulebooks('2026-01-01T00:00:00.000Z')

test.each([
  ['runs', 'S1'],
  ['a head-to-head class', 'PX'],
] as const)(
  'on a phone, the car, its total, the keypad and Save of %s stay in sight, with and without the network',
  async (_, classKey) => {
    const { formats = [], classes = [] } = pressure ?? {}
    const { event } =
      classKey === 'PX'
        ? await judgedEvent({ classKeys: ['PX'], rules: { formats, classes } })
        : await putJudgedEvent(url)
    const entry = await crowd(event, classKey)
    const lane = await aHelper(event, 'lane')
    await sendRun(lane.client, { eventId: event.id, classKey }, entry, {
      measuredHundredths: 15_092,
      frequencyTenthsHz: 385,
    })
    const { page, context, allow } = await visit({ as: lane.email, ...phone })
    await page.goto(`/judge-scoring?event=${event.id}&class=${classKey}&entry=${entry.entryId}`)
    const parts = { ...headOf(page), ...padOf(page) }
    await parts.name.waitFor()
    await page.locator('.lane-head').getByText('150.92', { exact: true }).waitFor()
    await expectInSight(page, parts)
    await thumbs(page, page.locator('main'))

    allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
    await context.setOffline(true)
    await page.getByText('No connection').waitFor()
    await expectInSight(page, parts)
    // The question about a doubtful score, the way back from a slip and the notice take room from the list alone.
    await page.keyboard.type('8820')
    await page.keyboard.press('Enter')
    if (await parts.save.getByText('Continue to Hz').isVisible()) await page.keyboard.type('385')
    await expectInSight(page, {
      ...parts,
      save: page.getByRole('button', { name: /^(Yes, save|Save run|Continue)/ }),
    })
  },
)

test('on a phone, the car, the total and Submit of a sheet stay in sight, and an item is one row', async () => {
  const { event } = await putJudgedEvent(url)
  const judge = await aHelper(event, 'judge')
  const entry = await crowd(event, 'SQ1')
  await putClass({ event, classKey: 'SQ1' }, { state: 'running', judgeIds: [judge.userId] as never })
  const { page, context, allow } = await visit({ as: judge.email, ...phone })
  await page.goto(`/judge-scoring?event=${event.id}&class=SQ1&entry=${entry.entryId}`)
  const parts = { ...headOf(page), submit: page.getByRole('button', { name: /^Submit sheet/ }) }
  await parts.submit.waitFor()
  await expectInSight(page, parts)
  const sheet = page.getByRole('region', { name: 'Sheet' })
  await thumbs(page, sheet)
  // Its name, its value and its most are beside each other.
  for (const item of await sheet.getByRole('group').all()) {
    const rows = await item.evaluate((group) =>
      [...(group.querySelector('div')?.children ?? [])]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    )
    expect(new Set(rows).size).toBe(1)
  }

  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await page.getByText('No connection').waitFor()
  // What a lane reads from 2250 on its keypad, a sheet reads, too.
  const midBass = page.getByRole('textbox', { name: 'Mid-bass' })
  for (const [typed, value, total] of [
    ['1250', '12.50', '12.50 of 100.00'],
    ['8', '8.00', '8.00 of 100.00'],
    ['9,5', '9.50', '9.50 of 100.00'],
  ] as const) {
    await midBass.fill(typed)
    await midBass.press('Enter')
    await expect.poll(() => midBass.inputValue()).toBe(value)
    await page.locator('.lane-head').getByText(total).waitFor()
  }
  await midBass.fill('2250')
  await page.getByText('Mid-bass goes from 0.00 to 15.00 in steps of 0.25.').waitFor()
  await midBass.fill('1475')
  await midBass.press('Enter')
  await expectInSight(page, parts)
  await parts.submit.click()
  await expectInSight(page, { ...parts, missing: page.getByText(/^Enter .+\.$/) })
})

test('the dialogs that correct and void a run name the car', async () => {
  const { event } = await putJudgedEvent(url)
  const head = await aHelper(event, 'head_judge')
  const entry = await putClassEntry(event, 'S1', 12)
  await sendRun(head.client, { eventId: event.id }, entry, {
    measuredHundredths: 15_092,
    frequencyTenthsHz: 385,
  })
  const { page } = await visit({ as: head.email, ...phone })
  await page.goto(`/judge-scoring?event=${event.id}&class=S1&entry=${entry.entryId}`)
  const { year, make, model } = entry.vehicle
  const car = new RegExp(`#12 Guest 12, ${year} ${make} ${model}`)
  for (const [button, title] of [
    ['Void run 1', 'Void run 1?'],
    ['Correct run 1', 'Correct run 1'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByText(car).waitFor()
    if (title === 'Correct run 1') break
    await dialog.getByRole('button', { name: 'Go back' }).click()
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Score in dB').fill('149')
  await dialog.getByText('Is 149.00 dB correct?').waitFor()
  await dialog.getByLabel('Score in dB').fill('14920')
  await dialog.getByLabel('Reason').fill('The meter was read wrongly.')
  await dialog.getByRole('button', { name: 'Save correction' }).click()
  await page.locator('.lane-head').getByText('149.20', { exact: true }).waitFor()
})
