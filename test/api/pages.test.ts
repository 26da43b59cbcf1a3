import { expect, test } from 'vitest'
import { Client } from '#test/support/client.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)

const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

test.each([
  ['terms-of-service', 'Terms of service', 'Memberships and payments'],
  ['refund-policy', 'Refund policy', 'How you get your money back'],
])('the page %s comes whole, with its title, description and address', async (slug, title, heading) => {
  const { status, text } = await visitor.send({ path: `/pages/${slug}` })
  expect(status).toBe(200)
  expect(text).toMatch(new RegExp(`<title>${title}\\b`))
  expect(text).toMatch(/<meta name="description" content="[^"]{40,160}"/)
  expect(text).toContain(`<link rel="canonical" href="${url}/pages/${slug}"`)
  expect(text).toContain(`>${heading}</h2>`)
  expect(text).toContain('Last updated on ')
  const { text: sitemap } = await visitor.send({ path: '/sitemaps/pages.xml' })
  expect(sitemap).toContain(`<loc>${url}/pages/${slug}</loc>`)
})

test('a page that nobody wrote is not found', async () => {
  for (const slug of ['club-rules', 'constructor', '__proto__'])
    expect((await visitor.send({ path: `/pages/${slug}` })).status, slug).toBe(404)
})

test('the contact page names the address of the platform without its script', async () => {
  const { status, text } = await visitor.send({ path: '/contact' })
  expect(status).toBe(200)
  expect(linksOf(text)).toContain('mailto:hello@demo.test')
  expect(linksOf(text)).toContain('mailto:hello@demo.test?subject=Payments%20and%20refunds')
})

test('every public page leads to the terms, the refund policy and the contact page', async () => {
  const ways = ['/pages/terms-of-service', '/pages/refund-policy', '/contact']
  for (const path of ['/', '/pricing', '/faq', '/register'])
    expect(linksOf((await visitor.send({ path })).text), path).toEqual(expect.arrayContaining(ways))
})
