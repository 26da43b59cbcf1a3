import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Meter } from './meter.tsx'

/** A segment is a dash of eight, and the gap after it is two. */
const segmentsIn = (line: string) => (Number(line.split('h')[1]) + 2) / 10

/** Counts the lit segments of each color. */
function lit(value: number): Record<string, number> {
  const html = renderToString(<Meter label="Level" value={value} segments={10} />)
  return Object.fromEntries(
    [...html.matchAll(/d="([^"]*)" class="led-(on|hot|clip)"/g)].map(([, path = '', colour = '']) => [
      colour,
      segmentsIn(path),
    ]),
  )
}

test('segments light from the bottom and turn amber, then red', () => {
  expect(lit(0)).toEqual({})
  expect(lit(30)).toEqual({ on: 3 })
  expect(lit(80)).toEqual({ on: 7, hot: 1 })
  expect(lit(100)).toEqual({ on: 7, hot: 2, clip: 1 })
})

test('a value beyond the scale lights all of it and no more', () => {
  expect(lit(500)).toEqual(lit(100))
  expect(lit(-5)).toEqual({})
})
