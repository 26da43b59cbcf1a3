import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'

const { url, visit } = inBrowser()

const power = (page: Page) => page.getByRole('textbox', { name: 'Exact power' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openCalculator(page: Page) {
  await page.goto('/spl-calculator')
  await page.getByRole('heading', { level: 1, name: 'SPL calculator' }).waitFor()
  await power(page).waitFor()
}

async function enterWatts(page: Page, watts: string) {
  await power(page).fill(watts)
  await page.keyboard.press('Enter')
}

/** How many tabs have the tool on their screen. */
const placesHeld = (page: Page) =>
  page.evaluate(async () => {
    const { held } = await navigator.locks.query()
    return held?.filter(({ name }) => name?.includes('pro-tools:draft')).length
  })

async function expectWatts(page: Page, watts: string) {
  await expect.poll(() => power(page).inputValue()).toBe(watts)
}

test('two tabs of one tool each keep what was made in them, also when they are reloaded or closed', async () => {
  const { email } = await completeMember(url)
  const { page: one } = await visit({ as: email })
  await openCalculator(one)
  await enterWatts(one, '700')

  const two = await one.context().newPage()
  await openCalculator(two)
  await two.getByText('What you made here is open in another tab.').waitFor()
  await expectAccessible(two, 'what another tab has')
  await enterWatts(two, '800')
  await enterWatts(one, '750')
  await one.reload()
  await expectWatts(one, '750')
  await two.reload()
  await expectWatts(two, '800')
  await expect.poll(() => two.getByText('is open in another tab').count()).toBe(0)

  await two.close()
  // The browser frees the place of a closed tab a moment later.
  await expect.poll(() => placesHeld(one)).toBe(1)
  await one.reload()
  await one.getByText('What you had here before is kept on this device.').waitFor()
  await expectWatts(one, '750')
  await button(one, 'Bring back').click()
  await expectWatts(one, '800')
  await button(one, 'Bring back').click()
  await expectWatts(one, '750')
})

test('a tab goes on with what another has, which keeps what is changed in it from then on by itself', async () => {
  const { email } = await completeMember(url)
  const { page: one } = await visit({ as: email })
  await openCalculator(one)
  await enterWatts(one, '700')
  const two = await one.context().newPage()
  await openCalculator(two)
  await button(two, 'Go on with it here').click()
  await expectWatts(two, '700')
  await one.getByText('You went on in another tab.').waitFor()

  await enterWatts(one, '900')
  await enterWatts(two, '600')
  await two.reload()
  await expectWatts(two, '600')
  await button(one, 'Go on here').click()
  await expectWatts(one, '600')
  await two.getByText('You went on in another tab.').waitFor()
  // What was changed here before is kept, too.
  await one.getByText('What you had here before is kept on this device.').waitFor()
})

test('a tab that goes on with a saved study leaves the other without it, so that they never save over each other', async () => {
  const { email } = await completeMember(url)
  const { page: one } = await visit({ as: email })
  await openCalculator(one)
  await enterWatts(one, '700')
  await one.getByRole('textbox', { name: 'Save this study as' }).fill('Daily')
  await one.keyboard.press('Enter')
  await one.getByText(/Saved at/).waitFor()

  const two = await one.context().newPage()
  await openCalculator(two)
  await two.getByText('Daily is open in another tab.').waitFor()
  await button(two, 'Go on with it here').click()
  await two.waitForURL(({ search }) => search.startsWith('?project='))
  await expectWatts(two, '700')
  await one.waitForURL(({ search }) => search === '')
  await enterWatts(one, '900')
  await two.reload()
  await expectWatts(two, '700')

  // Its address in a second tab says so.
  const three = await one.context().newPage()
  await three.goto(two.url())
  await three.getByText('Daily is open in another tab, too.').waitFor()
})
