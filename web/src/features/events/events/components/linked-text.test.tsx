import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

test('an address of the public web is a link, and one with a login or of a private host is text', () => {
  const text = 'See https://example.com/a, https://paypal.com@10.0.0.1/x and http://localhost:3000/y.'
  const html = renderToString(<LinkedText text={text} />)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['https://example.com/a'])
  expect(html).toContain('http://localhost:3000/y')
})
