import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems, changeWidth, showTheme, showWidth } from './browser.ts'

/** A phone of the smallest kind, which is also a desk at four times its size. */
const narrowest = 320

/** Each width in one theme: what has its place and what has its color do not depend on each other. */
const views = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const

/** The screen as it stands, on a phone and on a desk, in a theme each. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await showWidth(page, narrowest)
  await expectNothingSideways(page, `${name} at ${narrowest} px`)
  for (const { theme, width } of views) {
    if (page.viewportSize()?.width !== width) await changeWidth(page, width)
    await showTheme(page, theme)
    expect(await accessibilityProblems(page, 'everything'), `${name}, ${theme}, ${width} px`).toEqual([])
    await expectNothingSideways(page, `${name} at ${width} px`)
  }
}

export async function expectNothingSideways(page: Page, name: string): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}
