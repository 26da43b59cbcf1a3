import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { webDist } from '#lib/bundle/build-web.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'

const { url, visit } = inBrowser()

declare global {
  interface Window {
    /** How far what was seen has moved by itself, as browsers count it: CLS. */
    shifted: number
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Opens a screen whose data comes when its placeholders have been seen; how far something moved then. */
async function shiftsOf(
  page: Page,
  path: string,
  late: (path: string) => boolean = (asked) =>
    /^\/api\/(billing|plans|notifications|users\/me\/)/.test(asked),
): Promise<number> {
  let answer: () => void = () => undefined
  const seen = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.unrouteAll()
  await page.route(
    ({ pathname }) => late(pathname),
    async (route) => {
      await seen
      await route.continue()
    },
  )
  await page.goto(path)
  await page.locator('main .skeleton').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  answer()
  await page.waitForFunction(() => !document.querySelector('main .skeleton'))
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifted))),
      ),
  )
}

test('nothing moves below the hand of a member when what a screen shows has come', async () => {
  const { page } = await visit({ as: 'pro@demo.test', width: 390 })
  await watchShifts(page)
  const shifts: Record<string, number> = {}
  for (const path of ['/dashboard', '/billing', '/notifications', '/profile?tab=data'])
    shifts[path] = await shiftsOf(page, path)
  for (const [path, shift] of Object.entries(shifts)) expect(shift, path).toBeLessThan(0.01)
})

test.each([
  ['pro@demo.test', 390],
  ['pro@demo.test', 1440],
  ['organizer@demo.test', 390],
  ['organizer@demo.test', 1440],
  ['retailer@demo.test', 390],
  ['retailer@demo.test', 1440],
])('the dashboard of %s at %i px keeps its place when its figures have come', async (as, width) => {
  const { page } = await visit({ as, width })
  await watchShifts(page)
  const figures = (asked: string) =>
    /^\/api\/(directory|events|leagues|organizations|profile-views|billing|notifications)/.test(asked)
  expect(await shiftsOf(page, '/dashboard', figures)).toBeLessThan(0.05)
})

test('the dashboard of a shop without a listing keeps its place when its next step has come', async () => {
  const { email } = await completeMember(url, { membershipType: 'retailer', status: 'active' })
  const { page } = await visit({ as: email, width: 390 })
  await watchShifts(page)
  let answer: () => void = () => undefined
  const seen = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/directory'),
    async (route) => {
      await seen
      await route.continue()
    },
  )
  await page.goto('/dashboard')
  await page.getByText('in 30 days', { exact: true }).waitFor({ state: 'attached' })
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
  answer()
  await page.getByRole('heading', { name: 'Add your business' }).waitFor()
  await page.getByRole('heading', { name: 'Profile views' }).waitFor()
  const shifted = await page.evaluate(() => window.shifted)
  expect(shifted).toBeLessThan(0.01)
})

test('nothing moves below the hand of an administrator when the dashboard has come, however much waits', async () => {
  await putPeople(Array.from({ length: 3 }, () => aPerson({ status: 'pending' })))
  await controlOf(url).settle()
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await watchShifts(page)
  const all = (asked: string) => asked.startsWith('/api/') && asked !== '/api/users/me'
  expect(await shiftsOf(page, '/admin/dashboard', all)).toBeLessThan(0.01)
})

test('the subwoofer designer stays where it is while what members have more than visitors comes', async () => {
  const { page } = await visit({ as: 'pro@demo.test', width: 1440 })
  await watchShifts(page)
  const manifest = JSON.parse(readFileSync(join(webDist, 'manifest.json'), 'utf8'))
  const source = 'src/features/tools/subwoofer-designs/components/keep-and-share.tsx'
  const more = (asked: string) => asked === `/${manifest[source]?.file}`
  expect(await shiftsOf(page, '/subwoofer-designer', more)).toBeLessThan(0.01)
})
