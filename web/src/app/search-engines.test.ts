import { expect, test } from 'vitest'
import { screenFacts } from './screen-facts.ts'
import { knownScreens } from './screens.ts'
import { robots, sitemap } from './search-engines.ts'

const site = 'https://boxrise.example'

test('the sitemap lists the public screens, and only them', () => {
  const listed = [...sitemap(knownScreens(), screenFacts, site).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address]) => address,
  )
  expect(listed.toSorted()).toEqual(
    [
      '/',
      '/pricing',
      '/business-features',
      '/organization-features',
      '/faq',
      '/privacy-policy',
      '/cookie-policy',
      '/contact',
      '/members',
      '/register',
      '/resources',
      '/pages/refund-policy',
      '/pages/terms-of-service',
    ]
      .map((path) => site + path)
      .toSorted(),
  )
})

test('robots.txt points to the sitemap', () => {
  expect(robots(site)).toContain(`Sitemap: ${site}/sitemap.xml`)
})
