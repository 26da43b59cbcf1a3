import type { Page } from 'playwright-core'

/** Toasts wait for a reader who has turned to something else: however slow the machine, they stay as long as the test. */
export const keepToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
