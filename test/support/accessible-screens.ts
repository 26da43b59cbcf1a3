import type { Page } from 'playwright-core'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { ScreenEntry } from '#web/app/screen.ts'
import { factsOf } from '#web/app/screen-facts.ts'
import { knownScreens, loadAdminScreens } from '#web/app/screens.ts'
import { wake } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'

/** Opens a screen and waits until all that it loads has come. */
export async function show(page: Page, path: string): Promise<void> {
  if (!(await turnTo(page, path))) {
    await page.goto(path)
    await wake(page)
  }
  await page.locator('main h1:not([data-before])').waitFor()
  await page.waitForFunction(() => !document.querySelector('main .skeleton'))
}

/**
 * Goes there as a link does, without loading the application again. It does not, if the heading would stay
 * the same.
 */
function turnTo(page: Page, path: string): Promise<boolean> {
  return page.evaluate((to) => {
    const heading = document.querySelector('main h1')
    const isAwake = document.documentElement.dataset.start === 'done'
    if (!heading || !isAwake || new URL(to, location.href).pathname === location.pathname) return false
    heading.setAttribute('data-before', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return true
  }, path)
}

/** Every screen that this kind of caller may see. */
export async function expectScreensAccessible(
  page: Page,
  access: Extract<ScreenEntry['access'], string>,
): Promise<void> {
  await loadAdminScreens()
  // Screens that a permission opens are open to administrators.
  const isMeant = (screen: ScreenEntry) =>
    screen.access === access || (access === 'admin' && typeof screen.access === 'object')
  for (const screen of knownScreens().filter(isMeant))
    for (const path of factsOf(screen).samples?.(demoUserId) ?? [screen.path]) {
      await show(page, path)
      await expectAccessible(page, path)
    }
}
