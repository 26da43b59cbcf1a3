import type { Page } from 'playwright-core'

type Counted = { name: string; params: Record<string, unknown> }

/** What analytics has counted under this name, first to last. */
export async function countedAt(url: string, name: string) {
  const events = (await (await fetch(`${url}/_local/analytics/events.json`)).json()) as Counted[]
  return events
    .filter((event) => event.name === name)
    .map(({ params }) => params)
    .reverse()
}

/**
 * Gives the consent without which nothing is counted, on a page with the footer for visitors. Returns the
 * events counted then.
 */
export async function allowAnalytics(page: Page, url: string, name: string) {
  await page.getByRole('button', { name: 'Cookie settings', exact: true }).click()
  await page.getByRole('switch', { name: 'Analytics' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  const { length } = await countedAt(url, name)
  return async () => (await countedAt(url, name)).slice(length)
}
