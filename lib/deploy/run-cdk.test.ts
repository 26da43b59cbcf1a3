import { expect, test } from 'vitest'
import { setsContext } from './run-cdk.ts'

test('a setting counts as given only where the CDK takes it for one', () => {
  expect(setsContext(['-c', 'siteUrl=https://example.org'], 'siteUrl')).toBe(true)
  expect(setsContext(['--context', 'siteUrl=https://example.org'], 'siteUrl')).toBe(true)
  expect(setsContext(['-c', 'siteUrlOfOthers=x', 'siteUrl=x'], 'siteUrl')).toBe(false)
})
