import { expect, test } from 'vitest'
import { escapeHtml, scriptJson } from './escape.ts'

test('text cannot open a tag or leave an attribute', () => {
  expect(escapeHtml(`<img src=x onerror="alert('1')">&`)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;',
  )
})

test('JSON in a script element cannot close it or start a comment, and reads back as it was', () => {
  const value = { a: '</script><script>alert(1)</script>', b: '<!-- -->', c: '\u2028\u2029' }
  const json = scriptJson(value)
  expect(json).not.toContain('<')
  expect(json).not.toMatch(/[\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
})
