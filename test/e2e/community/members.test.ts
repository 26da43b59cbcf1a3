import { beforeAll, expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import { accessibilityProblems, inBrowser, showWidth, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'

const { url, visit } = inBrowser()

// Searching finds the demo members as soon as the stream has come to them.
beforeAll(() => controlOf(url).settle())

test('a visitor finds members by keyboard, pages through them and comes back', async () => {
  const { page, context, allow } = await visit()
  const tiles = page.locator('main h3')
  // Whose they are: members of other tests share a name.
  const profiles = () =>
    page.locator('main h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto('/members')
  await wake(page)
  await expect.poll(profiles).toHaveLength(24)
  const first = await profiles()

  const name = page.getByLabel('Name or business')
  await name.focus()
  await page.keyboard.type('groundloop')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Members matching “groundloop”' }).waitFor()
  await page.waitForFunction(() => document.querySelectorAll('main h3').length === 1)
  await expect.poll(() => tiles.allTextContents()).toEqual(['Groundloop Car Audio'])
  await page.goBack()
  await page.waitForFunction(() => document.querySelectorAll('main h3').length === 24)
  await expect.poll(() => name.inputValue()).toBe('')

  const order = page.getByLabel('Sort')
  await order.selectOption('name')
  await page.waitForURL('**/members?sort=name')
  // The page of the new order empties the field; what is typed after that stays.
  await expect.poll(profiles).not.toEqual(first)
  await name.fill('groundloop')
  await name.press('Enter')
  await page.getByRole('heading', { name: 'Members matching “groundloop”' }).waitFor()
  await expect.poll(() => order.locator('option:checked').allTextContents()).toEqual(['Best match'])
  await name.fill('')
  await name.press('Enter')
  await page.waitForURL('**/members')

  await page.getByLabel('Membership').selectOption('manufacturer')
  await page.waitForURL('**/members?type=manufacturer')
  await page.getByRole('heading', { name: 'Manufacturers' }).waitFor()
  await expect.poll(() => tiles.allTextContents()).toContain('Undertow Subwoofers')
  await page.getByLabel('State').selectOption('AK')
  await page.getByText('No matching members').waitFor()
  await page.getByRole('link', { name: 'Show all members' }).press('Enter')
  await page.waitForURL('**/members')

  const next = page.getByRole('link', { name: 'Next page' })
  await next.press('Enter')
  await page.waitForURL('**/members?cursor=*')
  await page.getByRole('link', { name: 'First page' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toMatch(/^<h2.*>Members</)
  const areOthers = async () => {
    const second = await profiles()
    return second.length > 0 && !second.some((one) => first.includes(one))
  }
  await expect.poll(areOthers).toBe(true)
  await page.goBack()
  await page.waitForURL('**/members')
  await page.getByRole('link', { name: 'First page' }).waitFor({ state: 'detached' })
  await expect.poll(profiles).toEqual(first)

  const search = page.getByRole('combobox', { name: 'Search' })
  allow(/status of 503/)
  await context.route('**/api/search/suggestions?**', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', detail: 'The service is busy.' } }),
  )
  await search.fill('hollis')
  await page.getByText('Search service temporarily unavailable').first().waitFor()
  await context.unroute('**/api/search/suggestions?**')
  await search.fill('barnaby')
  // Pressed before there is an answer, it leads to all that is found.
  await search.press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Groundloop Car Audio' }).press('Enter')
  await page.getByRole('heading', { name: 'Groundloop Car Audio', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Groundloop Car Audio | Boxrise')
  await page.getByRole('link', { name: 'Members in Ohio' }).press('Enter')
  await page.waitForURL('**/members?state=OH')

  allow(/status of 404/)
  for (const unseen of ['no-one', demoUserId('member@demo.test')]) {
    const answer = await page.goto(`/public-profile/${unseen}`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Nothing is playing at this address.' }).waitFor()
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  }
})

test('the same search again takes one step back', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  await page.getByRole('link', { name: 'Members', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor()
  const name = page.getByLabel('Name or business')
  await name.fill('groundloop')
  await page.getByRole('button', { name: 'Search' }).dblclick()
  await page.waitForURL('**/members?q=groundloop')
  await page.goBack()
  await page.waitForURL('**/members')
  await page.goBack()
  await page.waitForURL('**/faq')
})

test('a member sees others as the public does, with the ways to their own profile', async () => {
  const { page } = await visit({ width: 390, as: 'retailer@demo.test' })
  await page.goto('/members?q=northline')
  await page.locator(`a[href="/member/${demoUserId('manufacturer@demo.test')}"]`).click()
  await page.getByRole('heading', { name: 'Northline Transducers', level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Edit your profile' }).count()).toBe(0)
  await expect.poll(() => page.locator('main').textContent()).not.toMatch(/@demo\.test|555/)
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await page.goto(`/member/${demoUserId('retailer@demo.test')}`)
  await page.getByRole('link', { name: 'Edit your profile' }).click()
  await page.waitForURL('**/profile?tab=settings')
})

test('what can be done with a profile stands on one line each, beside the name and below it', async () => {
  const { client } = await completeMember(url)
  const { id, version } = (await client.call(getMe, {})).body
  const name = 'Southside Soundworks and Sons'
  await client.call(updateMe, { body: { name, isPublicProfile: true, version } })
  await controlOf(url).settle()
  const { page } = await visit()
  await page.goto(`/public-profile/${id}`)
  for (const width of [390, 768]) {
    await showWidth(page, width)
    for (const name of ['Sign up', 'Copy link']) {
      const button = page.locator('main .btn').filter({ hasText: name })
      await expect
        .poll(async () => (await button.boundingBox())?.height, { message: `${name} at ${width} px` })
        .toBeLessThanOrEqual(44)
    }
  }
})

test('a page of the directory that is no longer there leads to the first one', async () => {
  const { page, allow } = await visit({ width: 390 })
  allow(/status of 404/)
  const answer = await page.goto('/members?type=retailer&cursor=garbage')
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).toContain('This page of the list no longer exists')
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await page.getByRole('link', { name: 'First page' }).click()
  await page.waitForURL('**/members?type=retailer')
  await page.locator('main h3').first().waitFor()
})

test('a profile that is not there is a missing page, also on the way inside the application', async () => {
  const { page, allow } = await visit()
  allow(/status of 40[04]/)
  await page.goto('/members')
  await wake(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/public-profile/no-one')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await page.getByRole('heading', { name: 'Nothing is playing at this address.' }).waitFor()
  await expect.poll(() => page.title()).toBe('Page not found | Boxrise')
})
