import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems, showTheme, showWidth } from './browser.ts'

const views = [
  { width: 390, theme: 'dark', ask: 'everything' },
  { width: 390, theme: 'light', ask: 'colors' },
  { width: 1440, theme: 'light', ask: 'everything' },
  { width: 1440, theme: 'dark', ask: 'colors' },
] as const

/** The screen as it stands, in both themes, on a phone and on a desk. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const { theme, width, ask } of views) {
    if (page.viewportSize()?.width !== width) await showWidth(page, width)
    await showTheme(page, theme)
    expect(await accessibilityProblems(page, ask), `${name}, ${theme}, ${width} px`).toEqual([])
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(tooWide, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}
