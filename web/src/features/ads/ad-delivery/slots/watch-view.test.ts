import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareOf, watchView } from './watch-view.ts'

type Entry = { intersectionRatio: number }

let tell: (entries: Entry[]) => void
const win = new EventTarget()
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible', hasFocus: (): boolean => true })

beforeEach(() => {
  vi.useFakeTimers()
  tab.visibilityState = 'visible'
  tab.hasFocus = () => true
  vi.stubGlobal('document', tab)
  vi.stubGlobal('addEventListener', win.addEventListener.bind(win))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(given: typeof tell) {
        tell = given
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTime(ms)
const scrollTo = (intersectionRatio: number) => tell([{ intersectionRatio }])

function show(isVisible: boolean) {
  tab.visibilityState = isVisible ? 'visible' : 'hidden'
  tab.dispatchEvent(new Event('visibilitychange'))
}

function focus(isFocused: boolean) {
  tab.hasFocus = () => isFocused
  win.dispatchEvent(new Event(isFocused ? 'focus' : 'blur'))
}

function watched({ share = 0.5, isLoaded = true } = {}) {
  const picture = Object.assign(new EventTarget(), { complete: isLoaded, naturalWidth: isLoaded ? 300 : 0 })
  const onSeen = vi.fn()
  const end = watchView({} as Element, { share, image: picture as unknown as HTMLImageElement, onSeen })
  return { onSeen, picture, end }
}

test('half of an ad for a second on end is a view, once', () => {
  const { onSeen } = watched()
  scrollTo(0.5)
  pass(999)
  expect(onSeen).not.toHaveBeenCalled()
  pass(1)
  expect(onSeen).toHaveBeenCalledOnce()
  scrollTo(0)
  scrollTo(1)
  pass(5000)
  expect(onSeen).toHaveBeenCalledOnce()
})

test('a second that is interrupted begins again', () => {
  for (const [lose, regain] of [
    [() => show(false), () => show(true)],
    [() => focus(false), () => focus(true)],
    [() => scrollTo(0.49), () => scrollTo(0.5)],
  ] as const) {
    const { onSeen, end } = watched()
    scrollTo(1)
    pass(600)
    lose()
    pass(5000)
    regain()
    pass(600)
    expect(onSeen).not.toHaveBeenCalled()
    pass(400)
    expect(onSeen).toHaveBeenCalledOnce()
    end()
  }
})

test('nothing counts in a window without the focus, in a hidden tab, or before the picture is there', () => {
  tab.hasFocus = () => false
  const unfocused = watched()
  scrollTo(1)
  pass(5000)
  expect(unfocused.onSeen).not.toHaveBeenCalled()
  unfocused.end()
  tab.hasFocus = () => true

  tab.visibilityState = 'hidden'
  const hidden = watched()
  scrollTo(1)
  pass(5000)
  expect(hidden.onSeen).not.toHaveBeenCalled()
  hidden.end()
  tab.visibilityState = 'visible'

  const { onSeen, picture } = watched({ isLoaded: false })
  scrollTo(1)
  pass(5000)
  expect(onSeen).not.toHaveBeenCalled()
  Object.assign(picture, { complete: true, naturalWidth: 300 })
  picture.dispatchEvent(new Event('load'))
  pass(1000)
  expect(onSeen).toHaveBeenCalledOnce()
})

test('a picture that did not load is never seen, nor is an ad whose page was left', () => {
  const broken = watched()
  Object.assign(broken.picture, { naturalWidth: 0 })
  scrollTo(1)
  pass(5000)
  expect(broken.onSeen).not.toHaveBeenCalled()
  broken.end()
  const left = watched()
  scrollTo(1)
  pass(600)
  left.end()
  pass(5000)
  expect(left.onSeen).not.toHaveBeenCalled()
})

test('of a large ad less has to be in sight', () => {
  expect(shareOf({ width: 970, height: 250 })).toBe(0.3)
  expect(shareOf({ width: 728, height: 90 })).toBe(0.5)
  expect(shareOf({ width: 300, height: 250 })).toBe(0.5)
  const { onSeen } = watched({ share: 0.3 })
  scrollTo(0.3)
  pass(1000)
  expect(onSeen).toHaveBeenCalledOnce()
})
