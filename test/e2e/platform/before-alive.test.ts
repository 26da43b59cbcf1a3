import { expect, test } from 'vitest'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import { inBrowser, wake } from '#test/support/browser.ts'

const { url, visit } = inBrowser()

test('what is typed and pressed before the page is alive is kept, and done once', async () => {
  const { page, context } = await visit({ fresh: true })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/client-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill('retailer@demo.test')
  await page.locator('[autocomplete="current-password"]').fill(demoPassword)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  release()
  await wake(page)
  await page.getByRole('button', { name: 'Switch to dark theme' }).waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('retailer@demo.test')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { name: 'Welcome, Donna' }).waitFor()
})

test('what is looked up and chosen on a public page before it is alive is answered', async () => {
  const { page, context } = await visit({ fresh: true })
  /** Does something on a page whose code is still on its way, and waits until it has come. */
  const early = async (path: string, act: () => Promise<unknown>) => {
    const held = Promise.withResolvers<void>()
    await context.route(/\/client-.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    // What remembers comes after the first paint, and asks for the whole stylesheet.
    await page.waitForFunction(() => document.styleSheets.length > 1)
    await act()
    held.resolve()
    await wake(page)
    await context.unroute(/\/client-.*\.js/)
  }
  const name = page.getByLabel('Name or business')
  await early('/members', async () => {
    await name.fill('groundloop')
    await page.keyboard.press('Enter')
  })
  await page.getByRole('heading', { name: 'Members matching “groundloop”' }).waitFor()
  await expect.poll(() => name.inputValue()).toBe('groundloop')

  await early('/members', () => page.getByLabel('Membership').selectOption('retailer'))
  await page.getByRole('heading', { name: 'Retailers' }).waitFor()

  await early('/events', () => page.getByLabel('Search events').fill('levee'))
  await page.waitForURL('**/events?q=levee')
  await expect.poll(() => page.getByLabel('Search events').inputValue()).toBe('levee')

  await early('/pricing', () => page.getByText(/^Yearly/).click())
  await page.getByText('billed once a year').first().waitFor()
  await expect.poll(() => page.getByLabel(/^Yearly/).isChecked()).toBe(true)

  const power = page.getByLabel('Power')
  await early('/', () => power.press('ArrowRight'))
  await expect.poll(() => power.getAttribute('aria-valuetext')).toBe('850 W')

  await early('/faq', () => page.locator('#header-search').click())
  await page.keyboard.type('password')
  await page.getByRole('option').first().waitFor()
})

test('what is sent, pressed and chosen before the first file of a page has come is answered', async () => {
  const { page, context } = await visit({ fresh: true })
  let first = Promise.withResolvers<void>()
  await context.route(/\/boot-.*\.js/, async (route) => {
    await first.promise
    await route.continue()
  })
  await page.goto('/members')
  await page.getByLabel('Name or business').fill('groundloop')
  await page.keyboard.press('Enter')
  first.resolve()
  await page.getByRole('heading', { name: 'Members matching “groundloop”' }).waitFor()

  first = Promise.withResolvers()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  first.resolve()
  await page.getByRole('button', { name: 'Switch to dark theme' }).waitFor()

  first = Promise.withResolvers()
  await page.goto('/pricing')
  await page.getByText(/^Yearly/).click()
  first.resolve()
  await page.getByText('billed once a year').first().waitFor()
  await expect.poll(() => page.getByLabel(/^Yearly/).isChecked()).toBe(true)

  first = Promise.withResolvers()
  await page.goto('/members')
  const membership = page.getByLabel('Membership')
  await membership.selectOption('organization')
  await membership.selectOption('retailer')
  first.resolve()
  await page.getByRole('heading', { name: 'Retailers' }).waitFor()
  await expect.poll(() => membership.inputValue()).toBe('retailer')
})

test('the first press of Ctrl+K or Command+K counts before the first file of a page has come, and what follows is typed into the palette', async () => {
  const { page, context } = await visit({ fresh: true })
  let first = Promise.withResolvers<void>()
  await context.route(/\/boot-.*\.js/, async (route) => {
    await first.promise
    await route.continue()
  })
  for (const [path, width, keys, field] of [
    ['/faq', 1440, 'Control+k', '#header-search'],
    ['/events', 1440, 'Meta+k', '#header-search'],
    ['/login', 1440, 'Control+K', '#header-search'],
    ['/faq', 390, 'Meta+k', '#menu-search'],
  ] as const) {
    first = Promise.withResolvers()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator(field).waitFor({ state: 'attached' })
    await page.keyboard.press(keys)
    await page.keyboard.type('pass')
    first.resolve()
    await wake(page)
    await page.keyboard.type('word')
    const palette = page.getByRole('combobox', { name: 'Where to?' })
    await palette.waitFor()
    await expect.poll(() => palette.inputValue(), { message: path }).toMatch(/^pass(word)?$/)
    await palette.fill('password')
    await page.getByRole('option').first().waitFor()
  }
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=password')
})

test('a menu that was opened before the page is alive stays open, and closes with the way to another page', async () => {
  const { page, context } = await visit({ width: 390, fresh: true })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/client-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/pricing')
  await page.locator('summary[aria-label=Menu]').click()
  release()
  await wake(page)
  const menu = page.locator('.mobile-menu')
  await expect.poll(() => menu.getAttribute('open')).not.toBeNull()
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
  await expect.poll(() => menu.getAttribute('open')).toBeNull()
})

test('a browser that runs no scripts is told so, and puts no password into an address', async () => {
  const { context: scripted } = await visit()
  const context = await scripted.browser()?.newContext({ javaScriptEnabled: false, baseURL: url })
  if (!context) throw new Error('there is no browser')
  try {
    const page = await context.newPage()
    for (const path of ['/dashboard', '/login']) {
      await page.goto(path)
      await page.locator('noscript p').waitFor()
      await expect.poll(() => page.locator('noscript p').textContent()).toMatch('This page needs JavaScript.')
    }
    await page.getByLabel('Email').fill('retailer@demo.test')
    await page.locator('[autocomplete="current-password"]').fill(demoPassword)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForLoadState()
    await expect.poll(() => page.url()).toBe(`${url}/login`)
  } finally {
    await context.close()
  }
})
