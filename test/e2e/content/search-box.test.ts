import { expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { listMyActivities } from '#shared/platform/activities/contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { isOnTop } from '#test/support/is-on-top.ts'

const { url, visit } = inBrowser()

test('a question that is looked up is shown, also where the filter of the page hides it', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  await page.getByLabel('Search questions').fill('password')
  const search = page.locator('#header-search')
  await search.fill('membership cost')
  await page.getByRole('option').first().waitFor()
  // Where words are composed, such as in Japanese, Enter ends a word and not the search.
  await search.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect.poll(() => search.inputValue()).toBe('membership cost')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/faq#what-does-it-cost')
  await page.locator('#what-does-it-cost[open]').waitFor()
})

test('a suggestion shows a picture, or the sign of its type in the same place, with its type and where it is', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  const search = page.locator('#header-search')
  const option = (title: string) => page.getByRole('option').filter({ hasText: title }).first()
  await search.fill('tulsa')
  const show = option('Bay Four Test Lane Night')
  await show.getByText(/^Event · Tulsa, OK · /).waitFor()
  await expect.poll(() => show.locator('img').count()).toBe(1)
  const picture = await show.locator('img').boundingBox()
  await search.fill('membership cost')
  const answer = option('cost')
  await answer.waitFor()
  const sign = await answer.locator('span').first().boundingBox()
  expect([sign?.width, sign?.height, sign?.x]).toEqual([picture?.width, picture?.height, picture?.x])
})

test('what a member searches for and looks at is in their log, once', async () => {
  const { client, email } = await completeMember(url)
  const { page } = await visit({ as: email })
  const retailer = demoUserId('retailer@demo.test')
  const log = async () => {
    const { body } = await client.call(listMyActivities, { query: {} })
    return body.items.flatMap(({ type, metadata }) =>
      type === 'user_login' ? [] : [[type, metadata?.query ?? metadata?.id]],
    )
  }
  await page.goto('/members?q=retailer')
  const searched = ['search', 'retailer']
  await expect.poll(log).toEqual([searched])
  await page.goto(`/public-profile/${retailer}`)
  const viewed = ['content_view', retailer]
  await expect.poll(log).toEqual([viewed, searched])
  await page.locator('#header-search').fill('membership cost')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/faq#what-does-it-cost')
  await expect.poll(log).toEqual([['search', 'membership cost'], viewed, searched])
})

test('the search field in the menu takes the keys that are for it, and no others', async () => {
  const { page } = await visit({ width: 390 })
  await page.goto('/privacy-policy')
  await wake(page)
  const menu = page.locator('summary[aria-label=Menu]')
  const isOpen = () =>
    page.locator('details.mobile-menu').evaluate((details: HTMLDetailsElement) => details.open)
  const search = page.locator('#menu-search')
  await menu.click()
  await search.fill('password')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/faq#*')
  // The menu closes after the address has changed.
  await expect.poll(isOpen).toBe(false)
  await menu.click()
  await search.click()
  await page.getByText('Recent searches').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => search.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await page.getByText('Recent searches').waitFor({ state: 'hidden' })
  await expect.poll(isOpen).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isOpen).toBe(false)
})

test('on a phone, every suggestion below the field in the menu is seen when the keys come to it', async () => {
  const { page } = await visit({ width: 390, height: 700 })
  await page.goto('/faq')
  await wake(page)
  await page.locator('summary[aria-label=Menu]').click()
  await page.locator('#menu-search').fill('to')
  const options = page.getByRole('option')
  await options.first().waitFor()
  await expect.poll(() => options.count()).toBeGreaterThanOrEqual(6)
  const count = await options.count()
  for (let pressed = 0; pressed < count; pressed++) await page.keyboard.press('ArrowDown')
  await page.locator('[role=option][aria-selected=true]').waitFor()
  await expect.poll(() => isOnTop(options.last())).toBe(true)
})

test('suggestions say what something is and where, lead to screens that are open, and mend a slip of the pen', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  const search = page.locator('#header-search')
  const options = page.getByRole('option')
  await search.fill('louisville')
  await options
    .filter({ hasText: /Event · Louisville, KY · \w+ \d+, \d{4}/ })
    .first()
    .waitFor()
  await search.fill('garage')
  await page.getByRole('option', { name: 'Garage Go to' }).waitFor({ state: 'detached' })
  await search.fill('calendar')
  await page.getByRole('option', { name: 'Calendar Go to' }).click()
  await page.waitForURL('**/events?when=month')
  await search.fill('subwofer')
  await page.getByRole('option', { name: 'Did you mean “subwoofer”?' }).click()
  await page.waitForURL('**/search?q=subwoofer')
  await page.goto('/search?q=subwofer')
  await page.getByRole('main').getByRole('link', { name: '“subwoofer”' }).click()
  await page.waitForURL('**/search?q=subwoofer')
  await page.getByRole('list', { name: 'Results' }).getByRole('listitem').first().waitFor()
})

test('a member and an administrator find their own screens from the box and from the page', async () => {
  const { page } = await visit({ as: 'member@demo.test' })
  await page.goto('/search?q=garage')
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await expect.poll(() => screens.getByRole('link').allTextContents()).toEqual(['Garage'])
  await page.locator('#header-search').fill('my entries')
  await page.getByRole('option', { name: 'My entries Go to' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/my-entries')
  const { page: office } = await visit({ as: 'admin@demo.test' })
  await office.goto('/search?q=verifications')
  await office
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('link', { name: 'Verifications Administration' })
    .click()
  await office.waitForURL('**/admin/verifications')
})
