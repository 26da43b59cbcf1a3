import { expect, test } from 'vitest'
import { contextOf } from './run-cdk.ts'

test('a setting counts as given only where the CDK takes it for one', () => {
  const siteUrl = 'siteUrl=https://example.org'
  expect(contextOf(['-c', siteUrl], 'siteUrl')).toBe('https://example.org')
  expect(contextOf(['--context', siteUrl], 'siteUrl')).toBe('https://example.org')
  expect(contextOf(['-c', 'siteUrlOfOthers=x', 'siteUrl=x'], 'siteUrl')).toBeUndefined()
})

test('what stands in cdk.json is given too, and the command line comes first', () => {
  const file = { siteUrl: 'https://example.org', web: false }
  expect(contextOf([], 'siteUrl', file)).toBe('https://example.org')
  expect(contextOf([], 'web', file)).toBe('false')
  expect(contextOf(['-c', 'siteUrl=https://new.example.org'], 'siteUrl', file)).toBe(
    'https://new.example.org',
  )
})
