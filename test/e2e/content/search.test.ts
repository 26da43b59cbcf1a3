import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'

const { url, visit } = inBrowser()

test('a visitor searches from the header, narrows to a type, and comes back to what they found', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  await page.locator('#header-search').fill('retailer')
  await page.getByRole('option').first().waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBeLessThanOrEqual(8)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=retailer')
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await results.first().waitFor()
  await expect.poll(() => page.locator('main mark').first().textContent()).toMatch(/retailer/i)
  await expect.poll(() => page.getByText('$29.99 a month').count()).toBe(1)
  const types = page.getByRole('navigation', { name: 'Types' })
  await expect
    .poll(() => types.getByRole('link').allTextContents())
    .toEqual([expect.stringMatching(/^All\d+\+?$/), expect.stringMatching(/^Content\d+\+?$/)])
  await types.getByRole('link', { name: 'Content' }).click()
  await page.waitForURL('**/search?q=retailer&type=content')
  await page.getByRole('link', { name: 'Retailer membership' }).click()
  await page.waitForURL('**/pricing')
  await page.goBack()
  await page.waitForURL('**/search?q=retailer&type=content')
  await page.getByLabel('What to search for').fill('')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/search?type=content')
  await page.getByRole('heading', { name: 'Recent searches' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'retailer' }).first().click()
  await page.waitForURL('**/search?q=retailer')
})

test('a search without an answer says so and can be repeated; one that finds nothing helps on', async () => {
  const { page, context, allow } = await visit()
  allow(/status of 503/)
  await page.goto('/faq')
  await wake(page)
  const unavailable = { status: 503, code: 'search_unavailable', title: 'Unavailable', detail: 'No' }
  await context.route('**/api/search?*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify(unavailable),
    }),
  )
  await page.locator('#header-search').fill('subwofer xx')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Search service temporarily unavailable' }).waitFor()
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Nothing found for “subwofer xx”.').waitFor()
  await page.getByText('Check the spelling or try fewer words.').waitFor()
})

test('a type that fails is named, and the others are there', async () => {
  const { page, context } = await visit()
  await page.goto('/search')
  await wake(page)
  const found = { id: 'a', type: 'content', title: 'Found anyway', description: '', url: '/faq' }
  const answer = {
    items: [{ ...found, tags: [], relevanceScore: 25, metadata: {} }],
    types: [{ type: 'content', count: 1, more: true }],
    failed: ['event'],
  }
  await context.route('**/api/search?*', (route) => route.fulfill({ json: answer }))
  await page.getByLabel('What to search for').fill('found')
  await page.keyboard.press('Enter')
  await page.getByText('Events could not be searched.').waitFor()
  await page.getByText('Found anyway').waitFor()
  await page.getByText('More than 100 matches. Add a word to narrow them down.').waitFor()
})

test('an administrator sees what is searched for and not found, and blocks a term', async () => {
  // What is searched for most is counted from the searches of the demo.
  await controlOf(url).settle()
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/search-report')
  const top = page.getByRole('table', { name: 'Most searched' })
  await top.getByRole('link', { name: 'subwoofer', exact: true }).waitFor()
  await page.getByRole('table', { name: 'Without results' }).getByText('carbon fiber dash').waitFor()
  await page.getByText('7 days').click()
  await page.waitForURL('**/admin/search-report?days=7')
  await page.getByRole('button', { name: 'Block “decibel”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await top.getByText('decibel').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Unblock “decibel”' }).click()
  await top.getByText('decibel').waitFor()
  await page.getByLabel('Word or words').fill('Some Term')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: 'Unblock “some term”' }).click()
  await page.getByText('No blocked terms.').waitFor()
})
