import { expect, test } from 'vitest'
import { isResizeNotice } from './is-resize-notice.ts'

test('a size that settles late is no error of a page, and everything else is', () => {
  const late = 'ResizeObserver loop completed with undelivered notifications.'
  expect(isResizeNotice({ error: undefined, message: late })).toBe(true)
  expect(isResizeNotice({ error: null, message: 'ResizeObserver loop limit exceeded' })).toBe(true)
  expect(isResizeNotice({ error: new Error(late), message: late })).toBe(false)
  expect(isResizeNotice({ error: undefined, message: 'Script error.' })).toBe(false)
})
