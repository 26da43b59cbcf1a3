import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { descriptions } from './descriptions.ts'
import { headOf, pageData, renderHead } from './head.ts'
import { matchScreen, notFoundScreen } from './match-screen.ts'
import type { ScreenData, ScreenEntry } from './screen.ts'
import { screens } from './screens.ts'

const page = pageData(new QueryClient(), {}, new URLSearchParams(), 'https://boxrise.example')
const hostile = `"><script>alert('1')</script>&`
const entry: ScreenEntry = {
  path: '/faq',
  access: 'public',
  load: () => Promise.reject(new Error('not loaded here')),
  title: hostile,
}
const data: ScreenData = {
  queries: () => [],
  description: () => hostile,
  structuredData: () => ({ '@type': 'FAQPage', name: '</script><script>alert(1)</script>' }),
}

test('titles, descriptions and structured data cannot leave their place', () => {
  const head = renderHead(headOf(entry, data, '/faq', page))
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head).toContain('<script type="application/ld+json">')
  expect(head).not.toContain("alert('1')")
  expect(head).toContain('&quot;&gt;&lt;script&gt;')
})

test('a public screen names its one address and says what it shows', () => {
  const head = renderHead(headOf({ ...entry, title: 'Questions' }, undefined, '/faq', page))
  expect(head).toContain('<title>Questions | Boxrise</title>')
  expect(head).toContain('<link rel="canonical" href="https://boxrise.example/faq">')
  expect(head).toContain('<meta property="og:url" content="https://boxrise.example/faq">')
  expect(head).toContain('<meta property="og:image" content="https://boxrise.example/og.png">')
})

test('a page has one canonical address however its own was written', () => {
  expect(headOf(entry, undefined, '/FAQ', page).canonical).toBe('https://boxrise.example/faq')
  const withParameter = { ...entry, path: '/teams/:teamId' }
  expect(headOf(withParameter, undefined, '/teams/7', page).canonical).toBe('https://boxrise.example/teams/7')
})

test('search engines leave private screens and missing pages alone', () => {
  for (const screen of [
    { ...entry, access: 'complete' as const },
    { ...entry, noIndex: true },
    notFoundScreen,
  ]) {
    const head = renderHead(headOf(screen, undefined, '/x', page))
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('canonical')
  }
})

test('a title may come from what was loaded', () => {
  const client = new QueryClient()
  client.setQueryData(['event'], { name: 'Finals' })
  const loaded = pageData(client, {}, new URLSearchParams(), 'https://boxrise.example')
  const titled = {
    ...entry,
    title: ({ get }: typeof loaded) => (get({ queryKey: ['event'] }) as { name: string }).name,
  }
  expect(headOf(titled, undefined, '/events/1', loaded).title).toBe('Finals | Boxrise')
})

test('each description is of a public screen', () => {
  for (const path of Object.keys(descriptions))
    expect(matchScreen(screens, path).entry, path).toMatchObject({ path, access: 'public' })
})
