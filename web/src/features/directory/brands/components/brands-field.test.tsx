import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { mostBrands } from '#shared/directory/listings/listing.ts'
import { newId } from '#shared/ids.ts'
import { BrandsField } from './brands-field.tsx'

const brand = (name: string, isProposed?: true): NamedBrand => ({
  id: newId('brn', '2026-01-01T00:00:00.000Z') as NamedBrand['id'],
  name,
  ...(isProposed && { isProposed }),
})

const field = (value: NamedBrand[], error?: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <BrandsField value={value} onChange={() => undefined} {...(error && { error })} />
    </QueryClientProvider>,
  )

test('the field says what is chosen, what is in review, and that new brands are reviewed', () => {
  const html = field([brand('Copper'), brand('Steel', true)])
  expect(html).toContain('role="combobox"')
  expect(html).toContain('Remove </span><span class="min-w-0 wrap-anywhere">Copper')
  expect(html.match(/in review/g)).toHaveLength(1)
  expect(html).toContain('New brands are reviewed first.')
})

test('a full field takes no more, and an error stands beside it', () => {
  const full = Array.from({ length: mostBrands }, (_, index) => brand(`Brand ${index}`))
  const html = field(full, 'Choose brands from the list.')
  expect(html).toMatch(/<input[^>]* readonly/i)
  expect(html).toContain('You have added the maximum of')
  expect(html).toContain('Choose brands from the list.')
})
