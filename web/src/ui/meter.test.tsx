import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Meter } from './meter.tsx'

const lit = (value: number) =>
  (
    renderToString(<Meter label="Level" value={value} segments={10} />).match(/led-(on|hot|clip)/g) ?? []
  ).join(' ')

test('segments light from the bottom and turn amber, then red', () => {
  expect(lit(0)).toBe('')
  expect(lit(30)).toBe('led-on led-on led-on')
  expect(lit(80)).toMatch(/led-on led-hot$/)
  expect(lit(100)).toMatch(/led-hot led-hot led-clip$/)
})

test('a value beyond the scale lights all of it and no more', () => {
  expect(lit(500).split(' ')).toHaveLength(10)
  expect(lit(-5)).toBe('')
})
