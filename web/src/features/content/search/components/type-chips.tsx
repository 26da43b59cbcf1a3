import { searchedTypes } from '#shared/content/search/indexed-types.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { type SearchAddress, searchPath } from '../search-address.ts'
import { typeNames } from './type-names.ts'

export type TypeCount = { type: SearchType; count: number; more: boolean }

const pageSize = 20

const countWords = ({ count, more }: Omit<TypeCount, 'type'>) =>
  more || count > pageSize ? `${pageSize}+` : String(count)

type TypeChipsProps = {
  asked: SearchAddress
  /** The known counts of the types. */
  counts: readonly TypeCount[]
  /** Undefined until all types have been searched. */
  all: Omit<TypeCount, 'type'> | undefined
}

/** Narrows a search to one type. */
export function TypeChips({ asked, counts, all }: TypeChipsProps) {
  const chips = [
    { type: undefined, name: 'All', count: all },
    ...searchedTypes.map((type) => ({
      type,
      name: typeNames[type].many,
      count: counts.find((one) => one.type === type),
    })),
  ]
  // A type without a result is no way on.
  const shown = chips.filter(({ type, count }) => !type || type === asked.type || count?.count !== 0)
  return (
    <nav aria-label="Types" className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ type, name, count }) => (
          <li key={name}>
            <ButtonLink
              to={searchPath({ q: asked.q, type })}
              replace
              preventScrollReset
              variant={asked.type === type ? 'secondary' : 'ghost'}
              aria-current={asked.type === type ? 'true' : undefined}
            >
              {name}
              {count && <span className="readout text-sm text-dim">{countWords(count)}</span>}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
