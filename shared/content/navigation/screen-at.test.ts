import { expect, test } from 'vitest'
import { screenAt } from './screen-at.ts'

test('an address leads to its screen in any case, with a query, an anchor or a slash at the end', () => {
  for (const href of ['/faq', '/FAQ', '/faq/', '/faq?q=a/b', '/faq#refunds', '/%66aq'])
    expect(screenAt(href)?.path, href).toBe('/faq')
  expect(screenAt('/')?.path).toBe('/')
  expect(screenAt('/?from=menu')?.path).toBe('/')
})

test('what is at the place of a parameter is told, and a fixed path wins over one with parameters', () => {
  expect(screenAt('/pages/club-rules?x=1')).toEqual({ path: '/pages/:slug', params: { slug: 'club-rules' } })
  expect(screenAt('/admin/users')?.path).toBe('/admin/users')
})

test('an address without a screen leads nowhere', () => {
  for (const href of ['/no-such-screen', '/faq/more', '/pages', '/pages/a/b', '/admin/no-such-screen', '/%'])
    expect(screenAt(href), href).toBeUndefined()
})
