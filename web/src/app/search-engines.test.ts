import { expect, test } from 'vitest'
import { screens } from './screens.ts'
import { robots, sitemap } from './search-engines.ts'

const site = 'https://boxrise.example'

test('the sitemap lists the public screens, and only them', () => {
  const xml = sitemap(screens, site)
  for (const path of ['/', '/pricing', '/faq']) expect(xml).toContain(`<loc>${site}${path}</loc>`)
  for (const path of ['/login', '/dashboard', '/admin/mails']) expect(xml).not.toContain(`${site}${path}<`)
})

test('robots.txt points to the sitemap', () => {
  expect(robots(site)).toContain(`Sitemap: ${site}/sitemap.xml`)
})
