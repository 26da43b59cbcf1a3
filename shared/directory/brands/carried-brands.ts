import type { Brand } from './brand.ts'
import type { NamedBrand } from './named-brand.ts'

type Carried = Pick<Brand, 'id' | 'name' | 'status'>

/** A brand where a listing carries it; undefined for one that none may carry. */
export function namedBrand({ id, name, status }: Carried): NamedBrand | undefined {
  if (status === 'active') return { id, name }
  return status === 'proposed' ? { id, name, isProposed: true } : undefined
}

/** The brands of a listing as those stand now, each once. `brandOf` finds the one that an id stands for. */
export function carriedBrands(
  had: readonly NamedBrand[],
  brandOf: (id: string) => Carried | undefined,
): NamedBrand[] {
  const named = had.flatMap(({ id }) => {
    const brand = brandOf(id)
    return (brand && namedBrand(brand)) ?? []
  })
  return [...new Map(named.map((brand) => [brand.id, brand])).values()]
}

/** True where a listing names its brands as they stand. */
export const isCarriedAs = (had: readonly NamedBrand[], now: readonly NamedBrand[]): boolean =>
  had.length === now.length &&
  had.every(
    ({ id, name, isProposed }, index) =>
      id === now[index]?.id && name === now[index]?.name && isProposed === now[index]?.isProposed,
  )
