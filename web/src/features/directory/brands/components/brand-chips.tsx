import { X } from 'lucide-react'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { Button } from '#web/ui/button.tsx'

type BrandChipsProps = { brands: readonly NamedBrand[]; onRemove: (brand: NamedBrand) => void }

/** The brands that were chosen. A press removes one. */
export function BrandChips({ brands, onRemove }: BrandChipsProps) {
  if (brands.length === 0) return null
  return (
    <ul aria-label="Chosen brands" className="flex flex-wrap gap-2">
      {brands.map((brand) => (
        <li key={brand.id} className="min-w-0">
          <Button size="sm" onClick={() => onRemove(brand)}>
            <span className="sr-only">Remove </span>
            <span className="min-w-0 wrap-anywhere">{brand.name}</span>
            {brand.isProposed && <span className="text-dim">in review</span>}
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
