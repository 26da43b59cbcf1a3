import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { PublicDriver } from '#shared/tools/drivers/contract.ts'
import { DriverSections, loadSections } from './driver-sections.tsx'

test('the server waits for no part of a data sheet, not even in its first answer', async () => {
  await loadSections()
  const html = renderToString(
    <StaticRouter location="/">
      <QueryClientProvider client={new QueryClient()}>
        <DriverSections driver={{ brand: 'Undertow' } as PublicDriver} />
      </QueryClientProvider>
    </StaticRouter>,
  )
  // What React writes where the browser has to begin again.
  expect(html).not.toContain('<!--$!-->')
})
