import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { MonthStrip } from './month-strip.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('on the last evening of a month on the East Coast the strip begins with that month', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T01:00:00.000Z') })
  const strip = renderToStaticMarkup(<MonthStrip when="upcoming" month={undefined} onChange={() => {}} />)
  expect(strip.match(/[A-Z][a-z]{2} 20\d\d/)?.[0]).toBe('Nov 2026')
})
