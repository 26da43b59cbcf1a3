import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LeagueFields } from '#shared/rules/leagues/league.ts'
import { isWebAddress } from './is-web-address.ts'
import { webAddress } from './web-address.ts'

test.each([
  'https://example.com',
  'http://shows.example.com/2027?day=1#lanes',
  'https://xn--mnchen-3ya.example',
])('%s is on the web', (address) => {
  expect(isWebAddress(address)).toBe(true)
})

const refused = [
  'https://user:secret@example.com/',
  'https://user@example.com/',
  'https://example.com@evil.example/',
  'https://localhost/x',
  'https://localhost./',
  'https://router.local',
  'https://10.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://metadata.google.internal/',
  'ftp://example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'https://exa mple.com',
  '',
]

test.each(refused)('%s is not', (address) => {
  expect(isWebAddress(address)).toBe(false)
  expect(z.safeParse(webAddress, address).success).toBe(false)
  expect(z.safeParse(LeagueFields.shape.websiteUrl, address).success).toBe(false)
})

test('what people enter begins with https', () => {
  expect(z.safeParse(webAddress, 'http://example.com').success).toBe(false)
  expect(z.parse(webAddress, ' https://example.com ')).toBe('https://example.com')
})
