import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { readFilters } from './directory-filters.ts'
import { FilterForm } from './filter-form.tsx'

const shown = (search: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FilterForm filters={readFilters(new URLSearchParams(search))} />
    </MemoryRouter>,
  )

test('a place that is no state of the US stays chosen, so that the next search keeps to it', () => {
  expect(shown('state=bavaria')).toContain('<option value="bavaria" selected="">bavaria</option>')
  expect(shown('state=ontario')).toContain('<option value="ON" selected="">Ontario</option>')
  expect(shown('state=OH').match(/ selected=""/g)).toHaveLength(3)
  expect(shown('state=OH')).toContain('<option value="OH" selected="">Ohio</option>')
})
