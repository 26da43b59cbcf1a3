import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Href } from './href.ts'

test.each([
  '/faq',
  '/pages/terms#refunds',
  'https://en.wikipedia.org/wiki/Bass_reflex',
  'https://a.co/x?y=1',
])('%s is a link', (href) => {
  expect(z.safeParse(Href, href).success).toBe(true)
})

test.each([
  '',
  'faq',
  '//evil.example',
  '/\\evil.example',
  'http://example.com',
  'javascript:alert(1)',
  'https://localhost/x',
  'https://router.local',
  'https://10.0.0.1/x',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://metadata.google.internal/',
  'https://user:secret@example.com/',
])('%s is refused', (href) => {
  expect(z.safeParse(Href, href).success).toBe(false)
})
