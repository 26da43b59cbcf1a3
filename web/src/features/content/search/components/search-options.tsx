import './search-options.css'
import { useEffect } from 'react'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import { cx } from '#web/ui/cx.ts'

export type Option =
  | { kind: 'result'; key: string; result: SearchResult }
  | { kind: 'recent' | 'popular'; key: string; words: string }

type SearchOptionsProps = {
  id: string
  shown: boolean
  heading: string | undefined
  options: readonly Option[]
  active: number
  message: string | undefined
  onChoose: (option: Option) => void
}

/** The list under the search field. The focus stays in the field, which names the active option. */
export default function SearchOptions({
  id,
  shown,
  heading,
  options,
  active,
  message,
  onChoose,
}: SearchOptionsProps) {
  useEffect(() => {
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const count =
    shown && options.length > 0
      ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`
      : ''
  return (
    <>
      <div className="menu search-options" hidden={!shown}>
        {heading && <p className="label px-3 pt-1 pb-1.5 text-faint">{heading}</p>}
        {message && <p className="px-3 py-2 text-dim">{message}</p>}
        <div id={`${id}-options`} role="listbox" aria-label={heading ?? 'Suggestions'}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys for its options
            <div
              key={option.key}
              id={`${id}-option-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-highlighted={index === active ? '' : undefined}
              className={cx('menu-item search-option', option.kind === 'result' && 'items-start')}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.kind === 'result' ? (
                <span className="min-w-0">
                  <span className="block font-semibold">{option.result.title}</span>
                  <span className="line-clamp-2 text-sm opacity-80">{option.result.description}</span>
                </span>
              ) : (
                <span>
                  {option.words}
                  {option.kind === 'popular' && <span className="text-sm text-dim"> · popular</span>}
                </span>
              )}
            </div>
          ))}
        </div>
      </div>
      <p className="sr-only" role="status">
        {count || (shown ? message : '')}
      </p>
    </>
  )
}
