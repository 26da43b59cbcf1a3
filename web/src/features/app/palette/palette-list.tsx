import { useEffect } from 'react'
import { ResultPicture } from '#web/features/content/search/components/result-picture.tsx'
import type { PaletteGroup, PaletteOption } from './palette-options.ts'

type PaletteListProps = {
  id: string
  groups: readonly PaletteGroup[]
  active: number
  isSearching: boolean
  failed: readonly string[]
  onOpen: (option: PaletteOption, inNewTab: boolean) => void
}

/** What can be opened, under its headings. The focus stays in the field, which names the active option. */
export function PaletteList({ id, groups, active, isSearching, failed, onOpen }: PaletteListProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another list the same place is another thing
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active, groups])
  // The ways to more, and another spelling, are no results.
  const count = groups
    .flatMap(({ options }) => options)
    .filter(({ kind }) => kind !== 'more' && kind !== 'meant').length
  const isNothing = count === 0 && failed.length === 0
  const counted = isNothing
    ? 'Nothing found. Check the spelling, or try another word.'
    : `${count} ${count === 1 ? 'result' : 'results'}`
  let place = 0
  return (
    <div className="palette-list relative">
      <div id={`${id}-list`} role="listbox" aria-label="Results">
        {groups.map(({ name, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box has no field sets
          <div key={name} role="group" aria-label={name}>
            <div className="label px-3 pt-3 pb-1 text-faint" aria-hidden="true">
              {name}
            </div>
            {options.map((option) => {
              const at = place++
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys for its options
                <div
                  key={option.key}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  data-highlighted={at === active ? '' : undefined}
                  className="menu-item palette-option"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={(event) => onOpen(option, event.ctrlKey || event.metaKey)}
                >
                  {option.result && <ResultPicture result={option.result} />}
                  <span className="min-w-0">
                    <span className="block truncate font-semibold">{option.title}</span>
                    {option.below && (
                      <span className="block truncate text-sm opacity-80">{option.below}</span>
                    )}
                  </span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {failed.length > 0 && (
        <p className="px-3 py-2 text-dim">
          {failed.map((what) => `${what} could not be searched. `)}
          Change the text to try again.
        </p>
      )}
      <p className={isSearching || isNothing ? 'px-3 py-2 text-dim' : 'sr-only'} role="status">
        {isSearching ? 'Searching…' : counted}
      </p>
    </div>
  )
}
