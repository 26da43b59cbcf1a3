import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cmsPagePath, PageFields } from '#shared/content/cms-pages/page.ts'
import { isReserved } from '#shared/content/cms-pages/slug.ts'
import { startingPages } from '#shared/content/cms-pages/starting-pages.ts'
import { matchScreen, notFoundScreen } from './match-screen.ts'
import { knownScreens, loadAdminScreens } from './screens.ts'

await loadAdminScreens()

test.each(startingPages)('$slug is as an editor could have written it', ({ updatedOn: _, ...words }) => {
  const fields = { ...words, navigationPlacement: 'footer', footerSection: 'legal', noIndex: false }
  expect(z.safeParse(PageFields, fields)).toMatchObject({ success: true })
})

test('the starting pages lead only to pages and screens that exist', () => {
  const links = startingPages.flatMap(({ content }) =>
    [...content.matchAll(/href="(.+?)"/g)].map(([, path = '']) => path),
  )
  expect(links.length).toBeGreaterThan(5)
  const known = new Set(startingPages.map(({ slug }) => cmsPagePath(slug)))
  for (const path of links) {
    if (path.startsWith('/pages/')) expect(known, path).toContain(path)
    else expect(matchScreen(knownScreens(), path).entry, path).not.toBe(notFoundScreen)
  }
})

test('no page can take the address of a screen', () => {
  const firsts = knownScreens().map(({ path }) => path.split('/')[1] ?? '')
  // The policies have their own paths.
  const open = firsts.filter(
    (first) => cmsPagePath(first) === `/pages/${first}` && /^[a-z0-9-]+$/.test(first),
  )
  expect([...new Set(open.filter((first) => !isReserved(first)))].toSorted()).toEqual([])
})
