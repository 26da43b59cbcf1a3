import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { webDist } from '#lib/bundle/build-web.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

/** The file that the build made of a module, and then its styles. */
function filesOf(module: string): string[] {
  const manifest = JSON.parse(readFileSync(join(webDist, 'manifest.json'), 'utf8'))
  return [manifest[module].file, ...(manifest[module].css ?? [])]
}
const fileOf = (module: string) => filesOf(module)[0]

test('a screen that cannot be loaded says so and comes back with a retry', async () => {
  const { page, context, allow } = await visit({ fresh: true })
  allow(/ERR_FAILED|dynamically imported module/)
  await page.goto('/')
  await wake(page)
  const file = `**/${fileOf('src/features/content/faqs/screens/faq-screen.tsx')}`
  await context.route(file, (route) => route.abort())
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await page.getByRole('heading', { name: 'This screen did not load' }).waitFor()
  await page.getByText('Check your connection and try again.').waitFor()
  await context.unroute(file)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor()
})

test('a table of administration that cannot be loaded says so, on the way there and at its address, and comes back with a retry', async () => {
  const { page, context, allow } = await visit({ as: 'admin@demo.test', fresh: true })
  allow(/ERR_FAILED|dynamically imported module/)
  const file = `**/${fileOf('src/app/admin-screens.ts')}`
  const failed = page.getByRole('heading', { name: 'This screen did not load' })
  const retry = page.getByRole('button', { name: 'Try again' })
  await page.goto('/faq')
  await wake(page)
  await context.route(file, (route) => route.abort())
  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Admin tools' }).click()
  await failed.waitFor()
  await expect.poll(() => page.title()).toBe('This screen did not load | Boxrise')
  await context.unroute(file)
  await retry.click()
  await page.waitForFunction(() => document.title === 'Administration | Boxrise')
  await context.route(file, (route) => route.abort())
  await page.goto('/admin/roles')
  await failed.waitFor()
  await context.unroute(file)
  await retry.click()
  await page.getByRole('heading', { name: 'Roles', level: 1 }).waitFor()
  await page.waitForFunction(() => document.title === 'Roles | Boxrise')
})

test('a page whose stylesheet did not come at first answers to the next press', async () => {
  const { page, context, allow } = await visit({ fresh: true })
  allow(/ERR_FAILED/)
  const styles = /\/page-[\w-]+\.css/
  await context.route(styles, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => styles.test(request.url()))
  await page.goto('/faq')
  await failed
  await context.unroute(styles)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await page.getByRole('button', { name: 'Switch to dark theme' }).waitFor()
})

test('a page whose code did not come reloads at a press, and then answers', async () => {
  const { page, context, allow } = await visit({ fresh: true })
  allow(/ERR_FAILED/)
  const code = /\/client-[\w-]+\.js/
  await context.route(code, (route) => route.abort())
  await page.goto('/faq')
  await page.waitForFunction(() => document.styleSheets.length > 1)
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await failed
  await context.unroute(code)
  const fetched = page.waitForEvent('load')
  const theme = page.getByRole('button', { name: 'Switch to light theme' })
  await theme.click()
  await fetched
  await theme.click()
  await page.getByRole('button', { name: 'Switch to dark theme' }).waitFor()
})

test('a menu whose file does not come says so and takes nothing along', async () => {
  const { page, context, allow } = await visit({ as: 'member@demo.test', fresh: true })
  allow(/ERR_FAILED|dynamically imported module/)
  await page.goto('/dashboard')
  await page.locator('main h1').waitFor()
  const file = `**/${fileOf('src/features/app/shell/components/user-menu-content.tsx')}`
  await context.route(file, (route) => route.abort())
  const account = page.getByRole('button', { name: /’s account/ })
  await account.click()
  await page.getByText('That did not load').waitFor()
  await expect.poll(() => page.locator('main h1').isVisible()).toBe(true)
  await context.unroute(file)
  await page.reload()
  await account.click()
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
})

test('a list that failed to load names the request and loads when asked again', async () => {
  const { page, context, allow } = await visit({ as: 'organizer@demo.test' })
  allow(/status of 503/)
  const problem = { code: 'busy', detail: 'The service is busy.', requestId: 'request-4711' }
  await context.route('**/api/notifications*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await page.goto('/notifications')
  await page.getByText('Your notifications did not load').waitFor()
  await page.getByText('request-4711').waitFor()
  await context.unroute('**/api/notifications*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('main').getByRole('listitem').first().waitFor()
})

test('a member who asks for more of a list that does not come reads why, keeps what is there, and asks again', async () => {
  const { client, email } = await completeMember(url)
  await giveNotifications(userIdOf(client), 21)
  const { page, context, allow } = await visit({ as: email })
  allow(/status of 503/)
  await page.goto('/notifications')
  const rows = page.locator('main').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(20)
  const problem = { code: 'busy', detail: 'The service is busy.', requestId: 'request-4711' }
  await context.route('**/api/notifications?**cursor=**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await page.getByRole('button', { name: 'Load more' }).click()
  await page.getByText('Your notifications did not load').waitFor()
  await page.getByText('The service is busy.').waitFor()
  await expect.poll(() => rows.count()).toBe(20)
  await context.unroute('**/api/notifications?**cursor=**')
  await page.getByRole('button', { name: 'Load more' }).click()
  await page.getByText('21 shown').waitFor()
})

test('a profile that does not come is asked for again before anyone is taken for a stranger', async () => {
  const { page, context, allow } = await visit({ as: 'member@demo.test' })
  allow(/status of 503/)
  let asked = 0
  await context.route('**/api/users/me', (route) =>
    ++asked < 3 ? route.fulfill({ status: 503, json: { code: 'busy', detail: 'Busy.' } }) : route.continue(),
  )
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  // And perhaps once more, when a message says that something about them has changed.
  expect(asked).toBeGreaterThanOrEqual(3)
})

test('a member who is not heard at first stays where they are, and goes on when asked again', async () => {
  const { page, context, allow } = await visit({ as: 'member@demo.test' })
  allow(/status of 503/)
  await context.route('**/api/users/me', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', detail: 'Busy.' } }),
  )
  await page.goto('/notifications')
  await page.getByRole('heading', { level: 1, name: 'Your account did not load' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/notifications')
  await context.unroute('**/api/users/me')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
})

test('without a connection, what is pressed and opened says so', async () => {
  const { client, email } = await completeMember(url)
  await giveNotifications(userIdOf(client), 1)
  const { page, context, allow } = await visit({ as: email, fresh: true })
  allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await page.goto('/notifications')
  await page.waitForFunction((files) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return files.every((file) => loaded.some((name) => name.endsWith(file)))
  }, filesOf('src/ui/toaster.tsx'))
  await context.setOffline(true)
  await page.locator('main').getByRole('button', { name: 'Mark as read' }).first().click()
  await page.getByText('We couldn’t mark it as read').waitFor()
  await page.getByRole('link', { name: 'Boxrise, home' }).click()
  await page.getByRole('heading', { name: 'This screen did not load' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Build it. Tune it. Show it.' }).waitFor()
})
