import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems, changeWidth, showTheme, showWidth } from './browser.ts'

/** A phone of the smallest kind, which is also a desk at four times its size. */
const narrowest = 320

/** A wide window also shows what a phone shows, so the colors of both themes are checked there. */
const views = [
  { width: 390, theme: 'dark', ask: 'everything' },
  { width: 1440, theme: 'light', ask: 'everything' },
  { width: 1440, theme: 'dark', ask: 'colors' },
] as const

/** Checks the screen in its current state, in both themes, on a phone and on a desktop. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await showWidth(page, narrowest)
  await expectNothingSideways(page, `${name} at ${narrowest} px`)
  for (const { theme, width, ask } of views) {
    if (page.viewportSize()?.width !== width) await changeWidth(page, width)
    await showTheme(page, theme)
    await expect
      .poll(() => accessibilityProblems(page, ask), { message: `${name}, ${theme}, ${width} px` })
      .toEqual([])
    await expectNothingSideways(page, `${name} at ${width} px`)
  }
}

export async function expectNothingSideways(page: Page, name: string): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide, { message: `${name} scrolls sideways` }).toBeLessThanOrEqual(0)
}
