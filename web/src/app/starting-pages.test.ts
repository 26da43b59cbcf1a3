import { expect, test } from 'vitest'
import { cmsPagePath } from '#shared/cms-pages/cms-page.ts'
import { startingPages } from '#shared/cms-pages/starting-pages.ts'
import { matchScreen, notFoundScreen } from './match-screen.ts'
import { knownScreens } from './screens.ts'

test.each([...startingPages.keys()])('%s is as an editor of pages takes it over', async (slug) => {
  const page = await startingPages.get(slug)?.()
  if (!page) throw new Error('there is no page')
  expect(page.slug).toBe(slug)
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(page.title.length).toBeLessThanOrEqual(120)
  expect(page.metaDescription.length).toBeLessThanOrEqual(160)
  const headings = page.sections.map(({ heading }) => heading)
  expect(new Set(headings).size).toBe(headings.length)
})

test('pages lead only to pages and screens that exist', async () => {
  const pages = await Promise.all([...startingPages.values()].map((load) => load()))
  const links = [...JSON.stringify(pages).matchAll(/\]\((.+?)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(5)
  const known = new Set([...startingPages.keys()].map(cmsPagePath))
  for (const path of links) {
    if (path.startsWith('/pages/')) expect(known, path).toContain(path)
    else expect(matchScreen(knownScreens(), path).entry, path).not.toBe(notFoundScreen)
  }
})
