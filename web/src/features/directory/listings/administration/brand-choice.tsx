import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listBrands } from '#shared/directory/brands/contract.ts'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { FilterSearch } from '#web/features/platform/lists/filter-search.tsx'
import { query } from '#web/lib/query.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'

type BrandChoiceProps = {
  /** Those that the listing has named so far. */
  known: readonly NamedBrand[]
  chosen: readonly NamedBrand['id'][]
  error?: string | undefined
  onChange: (ids: NamedBrand['id'][]) => void
}

/** The brands that a business carries: those that it has, and those that are found by the beginning of a name. */
export function BrandChoice({ known, chosen, error, onChange }: BrandChoiceProps) {
  const [q, setQ] = useState('')
  const [added, setAdded] = useState<readonly NamedBrand[]>([])
  const found = useQuery(query('brands', listBrands, { query: { q, limit: 10 } }, { enabled: q !== '' }))
  const offered = new Map(
    [...known, ...added, ...(q ? (found.data?.items ?? []) : [])].map((brand) => [brand.id, brand] as const),
  )
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Brands</legend>
      <FilterSearch label="Search brands" placeholder="Beginning of a brand name" q={q} onChange={setQ} />
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {[...offered.values()].map((brand) => (
          <Checkbox
            key={brand.id}
            label={brand.name}
            checked={chosen.includes(brand.id)}
            onChange={({ target }) => {
              setAdded([...added.filter(({ id }) => id !== brand.id), brand])
              onChange(target.checked ? [...chosen, brand.id] : chosen.filter((id) => id !== brand.id))
            }}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-dim empty:sr-only">
        {found.isError
          ? 'The brands did not load.'
          : q && found.data?.items.length === 0 && 'No brand matches.'}
      </p>
      <FieldError>{error}</FieldError>
    </fieldset>
  )
}
