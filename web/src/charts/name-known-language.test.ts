import { afterEach, expect, test, vi } from 'vitest'
import { nameKnownLanguage } from './name-known-language.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en-US@posix', 'en-US'],
  ['', 'en-US'],
  ['de-AT', 'de-AT'],
])('a browser with the language "%s" writes the figures of charts in %s', (told, used) => {
  vi.stubGlobal('navigator', { language: told })
  nameKnownLanguage()
  expect(new Intl.NumberFormat(navigator.language).resolvedOptions().locale).toBe(used)
})
