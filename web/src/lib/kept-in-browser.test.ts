import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('where the browser refuses storage, everything is kept until the page is left', async () => {
  const { kept, keptInTab } = await import('./kept-in-browser.ts')
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get: refused })
  for (const one of [kept, keptInTab]) {
    expect([one.get('a'), one.names()]).toEqual([null, []])
    one.set('a', '1')
    expect([one.get('a'), one.names()]).toEqual(['1', ['a']])
    one.remove('a')
    expect([one.get('a'), one.names()]).toEqual([null, []])
  }
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
})

test('what there is no room for stands in for what was stored before, until there is room again', async () => {
  const { kept } = await import('./kept-in-browser.ts')
  const stored: Record<string, string> = { a: 'old' }
  let full = true
  const storage = Object.defineProperties(stored, {
    getItem: { value: (name: string) => stored[name] ?? null },
    removeItem: { value: (name: string) => delete stored[name] },
    setItem: {
      value(name: string, text: string) {
        if (full) throw new DOMException('No room.', 'QuotaExceededError')
        stored[name] = text
      },
    },
  })
  vi.stubGlobal('localStorage', storage)
  kept.set('a', 'new')
  kept.set('b', '2')
  expect([kept.get('a'), stored.a, kept.names().toSorted()]).toEqual(['new', 'old', ['a', 'b']])
  full = false
  kept.set('a', 'newer')
  expect([kept.get('a'), stored.a]).toEqual(['newer', 'newer'])
  kept.remove('a')
  kept.remove('b')
  expect([kept.get('a'), kept.get('b'), kept.names()]).toEqual([null, null, []])
})
