import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Held = { name: string; lose: () => void }
type Work = (lock: object | null) => unknown

/** Locks as browsers give them, for the tabs of one test. */
function newLocks() {
  let all: Held[] = []
  return {
    query: () => Promise.resolve({ held: all }),
    async request(name: string, { steal }: LockOptions, work: Work) {
      const before = all.find((one) => one.name === name)
      if (before && !steal) return work(null)
      let lose: () => void = () => undefined
      const lost = new Promise((_, refuse) => {
        lose = () => refuse(new DOMException('stolen', 'AbortError'))
      })
      const one = { name, lose }
      all = [...all.filter((other) => other !== before), one]
      before?.lose()
      try {
        return await Promise.race([work({ name }), lost])
      } finally {
        all = all.filter((other) => other !== one)
      }
    },
  }
}

const stored = new Map<string, string>()
const base = 'pro-tools:draft:box'

/** Each tab has its own modules, and its own storage that lasts as long as the tab. */
const openTab = async () => {
  vi.resetModules()
  return import('./draft-place.ts')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('navigator', { locks: newLocks() })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const nothing = () => undefined

test('every tab has a place of its own, and what a tab leaves is free for the next one', async () => {
  const [one, two, three] = [await openTab(), await openTab(), await openTab()]
  const first = await one.takeDraftPlace(base, nothing)
  await two.takeDraftPlace(base, nothing)
  expect([one.placeOf(base), two.placeOf(base)]).toEqual([1, 2])
  expect(await two.placesElsewhere(base)).toEqual([1])
  first.leave()
  await vi.waitFor(async () => expect(await two.placesElsewhere(base)).toEqual([]))
  await three.takeDraftPlace(base, nothing)
  expect(three.placeOf(base)).toBe(1)
})

test('a tab that is reloaded goes on in its place while something is in it, else in the first that is free', async () => {
  const [one, two] = [await openTab(), await openTab()]
  const first = await one.takeDraftPlace(base, nothing)
  const second = await two.takeDraftPlace(base, nothing)
  stored.set(two.nameAt(base, 2), '{}')
  first.leave()
  second.leave()
  await vi.waitFor(async () => expect(await one.placesElsewhere(base)).toEqual([]))
  const again = await two.takeDraftPlace(base, nothing)
  expect(two.placeOf(base)).toBe(2)
  again.leave()
  await vi.waitFor(async () => expect(await one.placesElsewhere(base)).toEqual([]))
  stored.clear()
  await two.takeDraftPlace(base, nothing)
  expect(two.placeOf(base)).toBe(1)
})

test('a tab takes over the place of another, which hears of it once it has a free one', async () => {
  const [one, two] = [await openTab(), await openTab()]
  const heard: number[][] = []
  await one.takeDraftPlace(base, (lost) => heard.push([lost, one.placeOf(base)]))
  const place = await two.takeDraftPlace(base, nothing)
  await place.takeOver(1)
  expect(two.placeOf(base)).toBe(1)
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(heard[0]?.[0]).toBe(1)
  expect(heard[0]?.[1]).toBeGreaterThan(1)
})

test('a browser that refuses locks, or has none, keeps in the first place', async () => {
  const tab = await openTab()
  const refuse = () => Promise.reject(new Error('refused'))
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } })
  await tab.takeDraftPlace(base, nothing)
  expect(tab.placeOf(base)).toBe(1)
  expect(await tab.placesElsewhere(base)).toEqual([])
  await tab.withFreePlace(base, 2, nothing)
  vi.stubGlobal('navigator', {})
  await tab.takeDraftPlace(base, nothing)
  expect(await tab.placesElsewhere(base)).toEqual([])
})
