import './search-options.css'
import { useEffect } from 'react'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { cx } from '#web/ui/cx.ts'
import type { NamedScreen } from '../find-screens.ts'
import { ResultPicture } from './result-picture.tsx'
import { isAdministration, kindName } from './type-names.ts'

export type Option =
  | { kind: 'screen'; key: string; screen: NamedScreen }
  | { kind: 'result'; key: string; result: SearchResult }
  | { kind: 'recent' | 'popular' | 'meant'; key: string; words: string }

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
              className={cx('menu-item search-option', !('words' in option) && 'items-start')}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <OptionText option={option} />
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

function OptionText({ option }: { option: Option }) {
  if (option.kind === 'screen')
    return (
      <Lines
        title={option.screen.title}
        below={isAdministration(option.screen) ? 'Administration' : 'Go to'}
      />
    )
  if (option.kind === 'result')
    return (
      <>
        <ResultPicture result={option.result} />
        <Lines title={option.result.title} below={belowTitle(option.result)} />
      </>
    )
  if (option.kind === 'meant') return <span>Did you mean “{option.words}”?</span>
  return (
    <span>
      {option.words}
      {option.kind === 'popular' && <span className="text-sm text-dim"> · popular</span>}
    </span>
  )
}

const Lines = ({ title, below }: { title: string; below: string }) => (
  <span className="min-w-0">
    <span className="block font-semibold">{title}</span>
    <span className="line-clamp-2 text-sm opacity-80">{below}</span>
  </span>
)

/** What a result is, where and when; else how it is described. */
function belowTitle(result: SearchResult): string {
  const { location, date, description } = result
  const where = [location, date && utcDay(date)].filter(Boolean)
  return [kindName(result), ...(where.length > 0 ? where : [description])].filter(Boolean).join(' · ')
}
