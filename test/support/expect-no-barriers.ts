import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems, showTheme } from './browser.ts'

/** Checks the screen in its current state, in both themes, at its current width. */
export async function expectNoBarriers(page: Page, name: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme)
    const ask = theme === 'dark' ? 'everything' : 'colors'
    await expect.poll(() => accessibilityProblems(page, ask), { message: `${name}, ${theme}` }).toEqual([])
  }
}
