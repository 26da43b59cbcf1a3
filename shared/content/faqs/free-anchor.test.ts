import { expect, test } from 'vitest'
import { freeAnchor } from './free-anchor.ts'

test('a question gets an anchor of its words, which no other has', () => {
  expect(freeAnchor('I didn’t get the email. What now?', new Set())).toBe('i-didnt-get-the-email-what-now')
  expect(freeAnchor('Warum Öl?', new Set(['warum-ol', 'warum-ol-2']))).toBe('warum-ol-3')
  expect(freeAnchor('Order?', new Set())).toBe('order-2')
  expect(freeAnchor('質問', new Set())).toBe('question')
  expect(freeAnchor('a '.repeat(100), new Set())).toMatch(/^a(-a)*$/)
})
