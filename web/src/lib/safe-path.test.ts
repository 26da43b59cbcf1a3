import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

const ours = [
  '/',
  '/dashboard',
  '/profile?tab=verification',
  '/faq#what-is-spl',
  '/notifications?x=1&y=%2Fother#z',
  '/events/evt_01/results',
  '/search?q=%68ttps%3A%2F%2Fexample.com',
]

const foreign = [
  '//evil.example',
  '///evil.example',
  '////evil.example/path',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'evil.example',
  '.evil.example',
  '@evil.example',
  ':@evil.example',
  '?from=//evil.example',
  '#//evil.example',
  '',
  ' /dashboard',
  '/ /evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/\u2028/evil.example',
  '/%0d%0a\r\nSet-Cookie: a=b',
  `/${'a'.repeat(3000)}`,
]

test.each(ours)('a path of this site is kept as it is: %s', (path) => {
  expect(safePath(path, '/fallback')).toBe(path)
})

test.each(foreign)('whatever could lead elsewhere is replaced: %j', (payload) => {
  expect(safePath(payload, '/fallback')).toBe('/fallback')
})

test('nothing given is the fallback, which is the home page by default', () => {
  expect(safePath(null)).toBe('/')
  expect(safePath(undefined, '/dashboard')).toBe('/dashboard')
})

test('whatever is let through stays on the host of the page', () => {
  for (const payload of [...ours, ...foreign]) {
    const url = new URL(safePath(payload), 'https://boxrise.example')
    expect(url.host).toBe('boxrise.example')
  }
})
