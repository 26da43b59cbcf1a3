import { Link } from 'react-router-dom'
import { searchedTypes } from '#shared/search/indexed-types.ts'
import type { SearchType } from '#shared/search/search-type.ts'
import { cx } from '#web/ui/cx.ts'
import { type SearchAddress, searchPath } from '../search-address.ts'
import { typeNames } from './type-names.ts'

export type TypeCount = { type: SearchType; count: number; more: boolean }

const pageSize = 20

const countWords = ({ count, more }: Omit<TypeCount, 'type'>) =>
  more || count > pageSize ? `${pageSize}+` : String(count)

type TypeChipsProps = {
  asked: SearchAddress
  /** Of each type, as far as it is known. */
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
  return (
    <nav aria-label="Types" className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ type, name, count }) => (
          <li key={name}>
            <Link
              discover="none"
              to={searchPath({ q: asked.q, type })}
              replace
              preventScrollReset
              aria-current={asked.type === type ? 'true' : undefined}
              className={cx(
                'flex min-h-10 items-center gap-2 rounded-sm border px-3.5 font-medium hover:bg-raised hover:text-ink pointer-coarse:min-h-11',
                asked.type === type ? 'border-ink bg-raised text-ink' : 'border-edge text-dim',
              )}
            >
              {name}
              {count && <span className="readout text-sm">{countWords(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
