import { expect, test } from 'vitest'
import { screens } from './screens.ts'
import { robots, sitemap } from './search-engines.ts'

const site = 'https://boxrise.example'

test('the sitemap lists the public screens, and only them', () => {
  const listed = [...sitemap(screens, ['/pages/rules'], site).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address]) => address,
  )
  expect(listed).toEqual(
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
      '/pages/rules',
    ].map((path) => site + path),
  )
})

test('robots.txt points to the sitemap', () => {
  expect(robots(site)).toContain(`Sitemap: ${site}/sitemap.xml`)
})
