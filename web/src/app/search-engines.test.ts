import { expect, test } from 'vitest'
import { screenFacts } from './screen-facts.ts'
import { knownScreens } from './screens.ts'
import { robots, sitemap } from './search-engines.ts'

const site = 'https://boxrise.example'

test('the sitemap lists the public screens and the given pages, each once, and only them', () => {
  const pages = ['/pages/club-rules', '/privacy-policy']
  const listed = [...sitemap(knownScreens(), screenFacts, site, pages).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address]) => address,
  )
  expect(listed.toSorted()).toEqual(
    [
      '/',
      '/advertise',
      '/ai-configuration',
      '/audio-system-designer',
      '/pricing',
      '/business',
      '/business-features',
      '/organization-features',
      '/faq',
      '/privacy-policy',
      '/contact',
      '/directory',
      '/directory/add',
      '/events',
      '/events/suggest',
      '/audio-system/diagram-editor',
      '/leaderboard',
      '/spl-calculator',
      '/subwoofer-designer',
      '/organizations',
      '/marketplace',
      '/support',
      '/teams',
      '/members',
      '/register',
      '/resources',
      '/pages/club-rules',
    ]
      .map((path) => site + path)
      .toSorted(),
  )
})

test('robots.txt points to the sitemap', () => {
  expect(robots(site)).toContain(`Sitemap: ${site}/sitemap.xml`)
})

test('robots.txt opens calendars and link pictures, and shuts out the rest of the API', () => {
  const lines = robots(site).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Allow: /api/*.ics', 'Allow: /api/*.png', 'Disallow: /api/']))
})
