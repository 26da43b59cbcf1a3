import type { Locator, Page } from 'playwright-core'

/** Chooses an entry of the menu “More”: of the only thing that has one there, or of the one that is named. */
export async function chooseMore(where: Page | Locator, entry: string, of: string | RegExp = /^More for /) {
  await where.getByRole('button', { name: of }).click()
  await where.getByRole('menuitem', { name: entry, exact: true }).click()
}
