import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test('paths, addresses of the web, email addresses and phone numbers are links', () => {
  expect(linkAddress(' /faq?q=port#top ')).toBe('/faq?q=port#top')
  expect(linkAddress('https://example.com/a?b=c')).toBe('https://example.com/a?b=c')
  expect(linkAddress('example.com/rules')).toBe('https://example.com/rules')
  expect(linkAddress('hello@example.com')).toBe('mailto:hello@example.com')
  expect(linkAddress('(214) 555-0100')).toBe('tel:2145550100')
  expect(linkAddress('mailto:hello@example.com')).toBe('mailto:hello@example.com')
})

test('what the site would take out when it is saved is refused while it is typed', () => {
  const refused = [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    'https://me:secret@example.com',
    'https://localhost',
    'https://192.168.0.1',
    'https://printer.local',
    'two words',
    '',
  ]
  expect(refused.filter((typed) => linkAddress(typed) !== undefined)).toEqual([])
})
