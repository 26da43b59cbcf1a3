import { useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'

type ChipsProps<Id extends string> = {
  legend: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
  /** A wide window shows this many and the chosen one, and the others on a press of “More”. */
  first?: number
}

const chip = 'label min-h-11 shrink-0 rounded-sm border px-3.5 whitespace-nowrap'
const quiet = 'border-line bg-panel text-dim hover:border-edge'

/** One of several short choices, all in sight. A phone scrolls them sideways, beginning at the chosen one. */
export function Chips<Id extends string>({ legend, options, value, onChange, first }: ChipsProps<Id>) {
  const row = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(first === undefined)
  // On a phone the chosen one may lie outside of what is in sight.
  useEffect(() => {
    const chip = value && row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (chip && row.current) row.current.scrollLeft = chip.offsetLeft - row.current.clientWidth / 3
  }, [value])
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div
        ref={row}
        className="relative -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:flex-wrap"
      >
        {options.map(({ id, label }, at) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            className={cx(
              chip,
              id === value ? 'border-ink bg-ink text-ground' : quiet,
              !isWhole && at >= (first ?? 0) && id !== value && 'lg:hidden',
            )}
            onClick={() => onChange(id)}
          >
            {label}
          </button>
        ))}
        {!isWhole && (
          <button
            type="button"
            aria-expanded={false}
            className={cx(chip, quiet, 'max-lg:hidden')}
            onClick={() => setWhole(true)}
          >
            More
          </button>
        )}
      </div>
    </fieldset>
  )
}
