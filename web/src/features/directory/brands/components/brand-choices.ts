import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { fold } from '#shared/platform/words/fold.ts'

/** What a field of brands offers: one of those that are known, or a new one. */
export type BrandChoice = { brand: NamedBrand } | { add: string }

/** The fewest letters and digits of a name. */
const fewest = 2

type Known = {
  /** The answer about what is typed, or while that is on its way the one about what was typed before. */
  found: readonly NamedBrand[]
  isAnswered: boolean
  chosen: readonly NamedBrand[]
}

/** The brands that fit what is typed and are not chosen, and the typed name itself where no brand is called so. */
export function brandChoices(typed: string, { found, isAnswered, chosen }: Known): BrandChoice[] {
  const name = fold(typed)
  if (!name) return []
  const isCalledSo = ({ name: other }: NamedBrand) => fold(other) === name
  const isKnown = found.some(isCalledSo) || chosen.some(isCalledSo)
  const fitting = found.filter(
    (brand) => fold(brand.name).startsWith(name) && chosen.every(({ id }) => id !== brand.id),
  )
  return [
    ...fitting.map((brand) => ({ brand })),
    ...(isKnown || !isAnswered || name.length < fewest ? [] : [{ add: typed.trim() }]),
  ]
}
