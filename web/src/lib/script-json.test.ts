import { expect, test } from 'vitest'
import { scriptJson } from './script-json.ts'

test('JSON in a script element cannot close it or start a comment, and reads back as it was', () => {
  const value = { a: '</script><script>alert(1)</script>', b: '<!-- -->', c: '\u2028\u2029' }
  const json = scriptJson(value)
  expect(json).not.toContain('<')
  expect(json).not.toMatch(/[\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
})
