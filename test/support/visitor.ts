import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Somebody at a browser of their own: their cookies, what is stored and cached for them, and the tab they look at. */
export type Visitor = { context: BrowserContext; page: Page }

const small = '/robots.txt'

export async function newVisitor(browser: Browser, url: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content security policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  const page = await context.newPage()
  await page.goto(small)
  return { context, page }
}

/**
 * Makes of a visitor whose visit is over somebody who was never here, but for the files a browser keeps for years.
 * Whether it could: a page that was about to go on may not be left.
 */
export async function forgetVisit({ context, page }: Visitor): Promise<boolean> {
  page.removeAllListeners('dialog').removeAllListeners('request')
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.goto(small)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.emulateMedia({ colorScheme: null })
    await context.clearCookies()
    return true
  } catch {
    return false
  }
}
