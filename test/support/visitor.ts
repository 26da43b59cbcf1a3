import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A person at their own browser: their cookies, their stored and cached data, and their tab. */
export type Visitor = {
  context: BrowserContext
  page: Page
  /** True when a test has changed something that lasts as long as the tab, so no other test may use it. */
  isChanged: boolean
}

const small = '/robots.txt'

export async function newVisitor(browser: Browser, url: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  // Pictures of each step would make every visit a quarter slower: they are for the second look at a failed file.
  const pictured = !!process.env.TRACED_VISITS
  await context.tracing.start({ screenshots: pictured, snapshots: pictured })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content security policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  const page = await context.newPage()
  await page.goto(small)
  const visitor = { context, page, isChanged: false }
  noteChanges(visitor)
  keepAsking(visitor)
  return visitor
}

/**
 * Once a test answers in place of the server, the browser asks about every request until the visit is over:
 * Chromium loses requests that are under way when it no longer needs to ask (microsoft/playwright#41802).
 */
function keepAsking({ context, page }: Visitor): void {
  const askOnly = context.route.bind(
    context,
    () => false,
    (route) => route.fallback(),
  )
  for (const target of [context, page]) {
    const answer = target.route.bind(target)
    target.route = async (...given) => {
      await askOnly()
      return answer(...given)
    }
  }
}

/** Scripts, sockets and headers that a test has given to its pages cannot all be taken back, nor can its clock. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setExtraHTTPHeaders',
] as const

function noteChanges(visitor: Visitor): void {
  const { clock } = visitor.context
  const note = <Thing>(thing: Thing): Thing => {
    visitor.isChanged = true
    return thing
  }
  for (const target of [visitor.context, visitor.page]) {
    Object.defineProperty(target, 'clock', { get: () => note(clock) })
    for (const name of lasting) {
      const change = target[name].bind(target)
      Object.defineProperty(target, name, { get: () => note(change) })
    }
  }
}

/**
 * Turns a visitor whose visit is over into one who was never here, except for the files that a browser keeps
 * for years. Pages kept for offline use go with their workers. Returns false if that is impossible: a test's
 * changes may last, and a page that was about to move on may not be left.
 */
export async function forgetVisit({ context, page, isChanged }: Visitor): Promise<boolean> {
  if (isChanged) return false
  page.removeAllListeners('dialog').removeAllListeners('request')
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.goto(small)
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.emulateMedia({ colorScheme: null, forcedColors: null, media: null })
    await context.clearCookies()
    return true
  } catch {
    return false
  }
}
