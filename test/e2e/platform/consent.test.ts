import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import { accessibilityProblems, inBrowser, logIn, showTheme, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import type { ConsentRecord } from '#web/lib/consent/consent-record.ts'

const { url, visit } = inBrowser()
const key = 'car_audio_cookie_consent'

type Counted = { name: string; params: Record<string, string>; consent: Record<string, string> }

const counted = async (): Promise<Counted[]> => {
  const events = (await (await fetch(`${url}/_local/analytics/events.json`)).json()) as Counted[]
  return events.reverse()
}
const names = async () => (await counted()).map(({ name }) => name)
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie Preferences' })
const press = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click()
const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort()
const stored = (page: Page): Promise<ConsentRecord | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Everything that was sent has arrived: requests of a page are answered in order on this machine. */
const settled = (page: Page) =>
  page.evaluate(() => fetch('/_local/analytics/events.json').then(() => undefined))

beforeEach(async () => {
  await fetch(`${url}/_local/analytics/events.json`, { method: 'DELETE' })
})

test('nothing is asked, loaded or counted before a visitor is there, and nothing is counted before consent', async () => {
  const { page, context } = await visit({ asked: true })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect.poll(() => banner(page).count()).toBe(0)
  await wake(page)
  await banner(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor()
  await expect
    .poll(() =>
      banner(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    )
    .toEqual(['/privacy-policy', '/cookie-policy'])
  expect(scripts.filter((path) => /analytics/.test(path))).toEqual([])
  await expect.poll(() => cookieNames(context)).toEqual(['theme'])
  await expect.poll(() => stored(page)).toBeNull()
  expect(await counted()).toEqual([])
})

test('after Accept All visits are counted by page, without what is personal, until consent is withdrawn', async () => {
  const { page, context } = await visit({ asked: true })
  await page.goto('/verify-email?email=dana%40example.test&code=')
  await wake(page)
  await press(page, 'Accept All')
  await banner(page).waitFor({ state: 'detached' })
  await expect.poll(names).toEqual(['page_view'])
  await expect
    .poll(async () => (await stored(page))?.preferences)
    .toEqual({ necessary: true, analytics: true, advertising: true, functional: true })
  const record = await stored(page)
  // The record and the cookie have the time of the browser.
  const { now, userAgent } = await page.evaluate(() => ({ now: Date.now(), userAgent: navigator.userAgent }))
  expect(record?.userAgent).toBe(userAgent)
  expect(Math.abs(Date.parse(record?.timestamp ?? '') - now)).toBeLessThan(60_000)
  const cookie = (await context.cookies()).find(({ name }) => name === key)
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual(record)
  expect(cookie?.sameSite).toBe('Strict')
  expect(Math.round(((cookie?.expires ?? 0) - now / 1000) / 86_400)).toBe(365)

  await context.route('https://www.instagram.com/**', (route) => route.fulfill({ contentType: 'text/html' }))
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Instagram/ })
    .click()
  await (await opened).close()
  await expect
    .poll(async () => (await counted()).find(({ name }) => name === 'social_click')?.params)
    .toMatchObject({ network: 'instagram', page_path: '/verify-email' })

  await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Search' }).first().fill('member')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(names).toContain('search')
  await page.goto('/login')
  await wake(page)
  await logIn(page, 'member@demo.test', demoPassword)
  await expect.poll(names).toContain('login')
  await expect
    .poll(async () => (await counted()).map(({ params }) => params.page_title))
    .toContain('User Dashboard')
  await expect
    .poll(async () =>
      (await counted()).filter(({ name }) => name === 'form_submit').map(({ params }) => params),
    )
    .toMatchObject([{ form_name: 'login', outcome: 'accepted', page_path: '/login', page_title: 'Login' }])
  const events = await counted()
  expect(JSON.stringify(events)).not.toMatch(/%40|@|dana|code=|email=/)
  expect(events[0]?.consent).toMatchObject({ analytics_storage: 'granted', ad_storage: 'granted' })
  await expect.poll(() => cookieNames(context)).toContain('_ga')

  const known = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const everything = [...new Set([...known, ...(await cookieNames(context))])].sort()
  // What still loads would push the link at the foot of the page away between press and release.
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.waitForFunction(() => !document.querySelector('main .skeleton'))
  await page.getByRole('link', { name: 'Cookie policy' }).last().click()
  await page.getByRole('heading', { name: 'Everything by name' }).waitFor()
  const unlisted = async () => {
    const listed = await page.locator('td code').allTextContents()
    const isListed = (name: string) =>
      listed.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry))
    return everything.filter((name) => !isListed(name))
  }
  await expect.poll(unlisted).toEqual([])
  expect(everything).toContain('recent_searches')

  await page.getByRole('button', { name: 'Cookies' }).click()
  await banner(page).getByRole('switch', { name: 'Advertising' }).uncheck()
  await press(page, 'Save Preferences')
  await page.getByRole('link', { name: 'Privacy policy' }).last().click()
  await expect
    .poll(async () => (await counted()).at(-1))
    .toMatchObject({ name: 'page_view', consent: { analytics_storage: 'granted', ad_storage: 'denied' } })

  await page.getByRole('button', { name: 'Cookie settings', exact: true }).click()
  await banner(page).getByRole('switch', { name: 'Analytics' }).uncheck()
  await banner(page).getByRole('switch', { name: 'Functional' }).uncheck()
  await press(page, 'Save Preferences')
  await expect
    .poll(async () => (await cookieNames(context)).filter((name) => name.startsWith('_ga')))
    .toEqual([])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull()
  await settled(page)
  const before = (await counted()).length
  await page.getByRole('link', { name: 'Cookie policy' }).last().click()
  await page.getByRole('heading', { name: 'Everything by name' }).waitFor()
  await settled(page)
  expect(await counted()).toHaveLength(before)
  await page.reload()
  await wake(page)
  await settled(page)
  expect(await counted()).toHaveLength(before)
  await expect
    .poll(async () => (await cookieNames(context)).filter((name) => name.startsWith('_ga')))
    .toEqual([])
})

test('searches outlive a decision that changes nothing about them, and are offered at the first look', async () => {
  const { page } = await visit({ asked: true })
  const recent = () => page.evaluate(() => JSON.parse(localStorage.getItem('recent_searches') ?? '[]'))
  const search = page.getByRole('combobox', { name: 'Search' }).first()
  const lookUp = async (words: string) => {
    await search.fill(words)
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => search.inputValue()).toBe('')
  }
  await page.goto('/faq')
  await wake(page)
  await banner(page).waitFor()
  await lookUp('password')
  await press(page, 'Accept All')
  await lookUp('membership')
  await expect.poll(recent).toEqual(['membership', 'password'])
  await page.getByRole('button', { name: 'Cookie settings', exact: true }).click()
  await press(page, 'Save Preferences')
  await banner(page).waitFor({ state: 'detached' })
  await expect.poll(recent).toEqual(['membership', 'password'])
  await page.reload()
  await search.click()
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['membership', 'password'])
})

test('the name of a member who is looked up is not told to Google', async () => {
  // Members are found once the search has taken them in, which goes on after a cloud has begun.
  await controlOf(url).settle()
  const { page } = await visit({ asked: true })
  await page.goto('/faq')
  await wake(page)
  await press(page, 'Accept All')
  await page.getByRole('combobox', { name: 'Search' }).first().fill('hollis barnaby')
  await page.getByRole('option', { name: 'Groundloop Car Audio' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Groundloop Car Audio', level: 1 }).waitFor()
  await expect.poll(names).toContain('search')
  expect(JSON.stringify(await counted())).not.toMatch(/hollis|barnaby/i)
})

test('cookies of a permission that has ended are gone with the next page, whatever is decided then', async () => {
  const { page, context } = await visit({ asked: true })
  await context.addCookies(['_ga', '_ga_LEFT'].map((name) => ({ name, value: 'GA1.1.1.1', url })))
  await page.goto('/faq')
  await wake(page)
  await banner(page).waitFor()
  await press(page, 'Reject All')
  await expect.poll(async () => (await cookieNames(context)).filter((name) => /^_ga/.test(name))).toEqual([])
})

test('errors are counted by their kind alone, in a tab that learns about the consent from another', async () => {
  const { page, context, allow } = await visit({ asked: true })
  allow(/status of 503/)
  await page.goto('/register')
  await wake(page)
  await banner(page).waitFor()
  const other = await context.newPage()
  await other.goto('/faq')
  await wake(other)
  await press(other, 'Accept All')
  await banner(page).waitFor({ state: 'detached' })
  await expect.poll(names).toEqual(['page_view', 'page_view'])
  await context.route('**/api/search/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', detail: 'member@demo.test is busy' } }),
  )
  await page.getByRole('combobox', { name: 'Search' }).first().fill('anything')
  await expect
    .poll(async () => (await counted()).at(-1))
    .toMatchObject({
      name: 'error',
      params: { code: 'busy', page_path: '/register', page_title: 'Register' },
    })
})

test('the preferences work with the keyboard alone, and are asked for again when a decision has expired', async () => {
  const { page, context } = await visit({ asked: true, width: 390, height: 780 })
  const old = {
    timestamp: '2020-01-01T00:00:00.000Z',
    preferences: { analytics: true, advertising: true, functional: true },
  }
  await context.addInitScript(
    ([name, text]) => localStorage.getItem(name) ?? localStorage.setItem(name, text),
    [key, JSON.stringify({ ...old, userAgent: 'Test' })] as const,
  )
  await page.goto('/login')
  await wake(page)
  await banner(page).waitFor()
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  for (const name of ['Privacy policy', 'Cookie policy', 'Reject All', 'Accept All', 'Cookie Settings']) {
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe(name)
  }
  await page.keyboard.press('Enter')
  await banner(page).getByRole('button', { name: 'Save Preferences' }).waitFor()
  await expect.poll(focused).toBe('Cookie Preferences')
  await expect.poll(() => banner(page).getByRole('switch', { name: 'Necessary' }).isDisabled()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await press(page, 'Back')
  await press(page, 'Cookie Settings')
  await expect.poll(() => banner(page).getByRole('switch', { name: 'Functional' }).isChecked()).toBe(false)
  await banner(page).getByRole('switch', { name: 'Functional' }).focus()
  await page.keyboard.press('Space')
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme)
    await expect.poll(() => accessibilityProblems(page, 'everything'), { message: theme }).toEqual([])
  }
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await stored(page))?.preferences)
    .toEqual({
      necessary: true,
      analytics: false,
      advertising: false,
      functional: true,
    })
  expect(await counted()).toEqual([])

  const open = page.getByRole('button', { name: 'Cookie settings', exact: true })
  await open.focus()
  await page.keyboard.press('Enter')
  await banner(page).waitFor()
  await page.keyboard.press('Escape')
  await banner(page).waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Cookie settings')
  await page.reload()
  await wake(page)
  await open.focus()
  await expect.poll(() => banner(page).count()).toBe(0)
})
