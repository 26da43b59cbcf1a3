import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('text cannot open a tag or leave an attribute', () => {
  expect(escapeHtml(`<img src=x onerror="alert('1')">&`)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;',
  )
})
