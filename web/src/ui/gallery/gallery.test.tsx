import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { Gallery } from './gallery.tsx'

const html = renderToString(
  <QueryClientProvider client={createQueryClient()}>
    <StaticRouter location="/_local/ui">
      <Gallery />
    </StaticRouter>
  </QueryClientProvider>,
)

test('every component renders on the server in both themes', () => {
  expect(html.match(/data-theme="dark"/g)?.length).toBeGreaterThan(20)
  expect(html.match(/data-theme="light"/g)?.length).toBe(html.match(/data-theme="dark"/g)?.length)
})

test('no component writes a style attribute, which the content security policy would refuse', () => {
  expect(html).not.toContain(' style="')
})

test('every button says what kind it is, so that none submits a form by accident', () => {
  for (const [tag] of html.matchAll(/<button[^>]*>/g)) expect(tag).toMatch(/ type="(button|submit)"/)
})
