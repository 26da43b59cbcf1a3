import { expect, test } from 'vitest'
import {
  closesAt,
  isClickable,
  isClosable,
  isViewable,
  openKey,
  openWindows,
  windowOf,
  windowStart,
} from './ad-window.ts'
import { closedWindow } from './closed-window.ts'

const servedAt = '2026-06-10T16:19:59.900Z'
const window = windowOf(servedAt)

test('an ad is served in a window of ten minutes, which is closed eleven minutes after its end', () => {
  expect(windowStart(window)).toBe('2026-06-10T16:10:00.000Z')
  expect(windowOf('2026-06-10T16:20:00.000Z')).toBe(window + 600)
  expect(closesAt(window)).toBe('2026-06-10T16:31:00.000Z')
  expect(isClosable(window, '2026-06-10T16:30:59.999Z')).toBe(false)
  expect(isClosable(window, '2026-06-10T16:31:00.000Z')).toBe(true)
})

test('a view counts for ten minutes, a click for a day', () => {
  expect(isViewable(servedAt, '2026-06-10T16:29:59.900Z')).toBe(true)
  expect(isViewable(servedAt, '2026-06-10T16:29:59.901Z')).toBe(false)
  expect(isClickable(servedAt, '2026-06-11T16:19:59.900Z')).toBe(true)
  expect(isClickable(servedAt, '2026-06-11T16:19:59.901Z')).toBe(false)
})

test('open counts are read by window and by ad', () => {
  const open = { [openKey(600, 'crv_a')]: 2, [openKey(600, 'crv_b')]: 1, [openKey(1200, 'crv_a')]: 4 }
  const windows = openWindows(open)
  expect([...windows.keys()]).toEqual([600, 1200])
  expect([...(windows.get(600) ?? [])]).toEqual([
    ['crv_a', 2],
    ['crv_b', 1],
  ])
})

test('what was served and not viewed comes back, and never more is viewed than was served', () => {
  const served = new Map([
    ['crv_a', 10],
    ['crv_b', 3],
  ])
  expect(closedWindow(served, new Map([['crv_a', 7]]))).toEqual([
    { creativeId: 'crv_a', served: 10, viewed: 7, notViewed: 3 },
    { creativeId: 'crv_b', served: 3, viewed: 0, notViewed: 3 },
  ])
  expect(closedWindow(served, new Map([['crv_b', 4]]))[1]).toMatchObject({ viewed: 3, notViewed: 0 })
})
