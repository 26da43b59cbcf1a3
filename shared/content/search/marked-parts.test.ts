import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const shown = (text: string, query: string) =>
  markedParts(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Subwoofers and boxes', 'SUB', '[Sub]woofers and boxes'],
  ['Café Ohm, caffeine', 'cafe', '[Café] Ohm, caffeine'],
  ['Cafe\u0301 Ohm', 'cafe', '[Cafe\u0301] Ohm'],
  ['Fergal O’Beirne', 'obeirne', 'Fergal [O’Beirne]'],
  ['a box of boxes', 'of box', 'a [box] [of] [box]es'],
  ['李小龍', '小', '李[小]龍'],
  ['Weiß & Co', 'weiss', '[Weiß] & Co'],
  ['Sundown SWS-15 D4', 'sws15d4', 'Sundown [SWS-15 D4]'],
  ['Warm-up or warm up', 'warmup', '[Warm-up] or [warm up]'],
  ['The best and worst', 'stand', 'The best and worst'],
  ['nothing here', 'bass', 'nothing here'],
  ['anything', '', 'anything'],
])('%j with %j marked is %j', (text, query, expected) => {
  expect(shown(text, query)).toBe(expected)
})

test('the parts are the text, whatever is looked for in it', () => {
  const short = fc.string({ unit: 'grapheme', maxLength: 8 })
  fc.assert(
    fc.property(short, short, (text, query) => {
      const parts = markedParts(text, query)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})
