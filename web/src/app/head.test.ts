import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { headOf, renderHead } from './head.ts'
import { notFoundScreen } from './match-screen.ts'
import { pageData } from './page-data.ts'
import type { ScreenData, ScreenEntry } from './screen.ts'

const page = pageData(new QueryClient(), {}, new URLSearchParams(), 'https://boxrise.example')
const hostile = `"><script>alert('1')</script>&`
const entry: ScreenEntry = {
  path: '/faq',
  access: 'public',
  load: () => Promise.reject(new Error('not loaded here')),
}
const facts = {}
const title = 'Questions'
const data: ScreenData = {
  queries: () => [],
  description: () => hostile,
  structuredData: () => ({ '@type': 'FAQPage', name: '</script><script>alert(1)</script>' }),
}

test('titles, descriptions and structured data cannot leave their place', () => {
  const head = renderHead(headOf(entry, { title: hostile, facts, data }, '/faq', page))
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head).toContain('<script type="application/ld+json">')
  expect(head).not.toContain("alert('1')")
  expect(head).toContain('&quot;&gt;&lt;script&gt;')
})

test('a public screen names its one address and says what it shows', () => {
  const head = renderHead(headOf(entry, { title, facts }, '/faq', page))
  expect(head).toContain('<title>Questions | Boxrise</title>')
  expect(head).toContain('<link rel="canonical" href="https://boxrise.example/faq">')
  expect(head).toContain('<meta property="og:url" content="https://boxrise.example/faq">')
  expect(head).toContain('<meta property="og:image" content="https://boxrise.example/og.png">')
})

test('a page has one canonical address however its own was written', () => {
  expect(headOf(entry, { title, facts }, '/FAQ', page).canonical).toBe('https://boxrise.example/faq')
  const withParameter = { ...entry, path: '/teams/:teamId' }
  expect(headOf(withParameter, { title, facts }, '/teams/7', page).canonical).toBe(
    'https://boxrise.example/teams/7',
  )
})

test('search engines leave private screens and missing pages alone', () => {
  const member = { ...entry, access: 'complete' as const }
  for (const [screen, known] of [
    [member, facts],
    [entry, { noIndex: true as const }],
    [notFoundScreen, facts],
  ] as const) {
    const head = renderHead(headOf(screen, { title, facts: known }, '/x', page))
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('canonical')
  }
})

test('a title may come from what was loaded', () => {
  const client = new QueryClient()
  client.setQueryData(['event'], { name: 'Finals' })
  const loaded = pageData(client, {}, new URLSearchParams(), 'https://boxrise.example')
  const name = ({ get }: typeof loaded) => (get({ queryKey: ['event'] }) as { name: string }).name
  expect(headOf(entry, { title: name, facts }, '/events/1', loaded).title).toBe('Finals | Boxrise')
})
