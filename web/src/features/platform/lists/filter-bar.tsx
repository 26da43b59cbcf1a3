import { X } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FilterChanges } from './address-filter.ts'
import { FilterSearch } from './filter-search.tsx'
import { FiltersButton } from './filters-button.tsx'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

type Option = readonly [value: string, label: string]

/** One control: a search, one of several values, a day that is not after or before another, or the order of the list. */
export type FilterPart<Name extends string> =
  | { kind: 'search'; name: Name; label: string; placeholder: string }
  | {
      kind: 'choice'
      name: Name
      label: string
      any: string
      options: readonly Option[]
      /** Every window has it in the sheet. */
      folded?: boolean
    }
  | { kind: 'day'; name: Name; label: string; notAfter?: Name; notBefore?: Name }
  /** Each option sets `sort` and `direction`, with a space between them. */
  | { kind: 'order'; label: string; options: readonly Option[] }

type FilterBarProps<Filter> = {
  parts: readonly FilterPart<keyof Filter & string>[]
  filter: Filter
  onChange: (changes: FilterChanges<Filter>) => void
  /** Shows a label above each control. Otherwise its first option names it. */
  labels?: boolean
  /** Further fields beside these, and whether they narrow the list. */
  more?: { fields: ReactNode; isSet: boolean; clear: FilterChanges<Filter> }
  /** The button that leads from the sheet back to the list. */
  show?: string
  /** Further actions on the list. */
  children?: ReactNode
}

/** Beside more controls than these, a search has its own row. */
const mostInRow = 5

/** A narrow window has room for this many choices alone, and for this many below a search. */
const mostAlone = 2
const mostBesideSearch = 1

/**
 * The filters and the order of a list, with a button that clears them. A narrow window shows the search and has the
 * others in a sheet.
 */
export function FilterBar<Filter extends object>({
  parts,
  filter,
  onChange,
  labels = false,
  more,
  show = 'Show results',
  children,
}: FilterBarProps<Filter>) {
  const [round, setRound] = useState(0)
  const values = filter as Record<string, string | undefined>
  const narrowing = parts.flatMap((part) => (part.kind === 'order' ? [] : [part.name]))
  const narrowed = narrowing.some((name) => values[name]) || more?.isSet === true
  const searching = parts.some(({ kind }) => kind === 'search')
  const isFolded = (part: FilterPart<string>) => part.kind === 'choice' && part.folded === true
  const inLine = parts.filter((part) => !isFolded(part))
  const others = parts.filter(({ kind }) => kind !== 'search')
  const folds = others.length > (searching ? mostBesideSearch : mostAlone)
  // On a phone the actions stand beside a choice that is alone in its row, until there is something to clear.
  const besideChoice = !narrowed && !folds && others.length === 1
  const wraps = inLine.length > mostInRow
  const [isOpen, setOpen] = useState(false)
  const setIn = (some: readonly FilterPart<string>[]) =>
    some.filter((part) => part.kind !== 'order' && values[part.name]).length
  const change = (changes: Record<string, string | undefined>) => onChange(changes as FilterChanges<Filter>)
  const clear = () => {
    setRound(round + 1)
    change({ ...Object.fromEntries(narrowing.map((name) => [name, undefined])), ...more?.clear })
  }
  return (
    <search
      className={cx(
        'mb-5 gap-3 lg:flex',
        folds ? 'flex flex-wrap gap-2' : 'grid grid-cols-2',
        folds && !labels ? 'items-start' : 'items-end',
        wraps && 'lg:flex-wrap',
        parts.length === 1 && !searching && 'sm:flex',
        parts.some(({ kind }) => kind === 'day') && 'max-[24rem]:grid-cols-1',
      )}
    >
      {inLine.map((part) => (
        <div
          key={part.label}
          className={cx(
            'min-w-0',
            wraps && (part.kind === 'search' ? 'lg:basis-full' : 'lg:min-w-32'),
            part.kind === 'search' && 'min-w-32 flex-1 max-lg:col-span-full lg:min-w-56 lg:flex-2',
            part.kind !== 'search' && folds && 'max-lg:hidden',
            part.kind !== 'search' && (searching || folds ? 'lg:max-w-80 lg:flex-1' : 'sm:basis-80'),
            part.kind !== 'search' && folds && !searching && 'lg:min-w-32',
          )}
        >
          <Control key={round} part={part} values={values} labeled={labels} onChange={change} />
        </div>
      ))}
      {more && <div className="max-lg:hidden">{more.fields}</div>}
      {folds && (
        <FiltersButton
          line={setIn(others.filter((part) => !isFolded(part))) + (more?.isSet ? 1 : 0)}
          folded={setIn(others.filter(isFolded))}
          className={inLine.length === parts.length ? 'lg:hidden' : undefined}
          onClick={() => setOpen(true)}
        />
      )}
      <div
        className={cx(
          'flex flex-wrap justify-between gap-3 shrink-0',
          besideChoice ? 'ml-auto' : 'max-lg:col-span-full',
          !searching && (!folds || children != null) && 'sm:grow',
          (folds || !narrowed) && children == null && 'max-lg:hidden',
        )}
      >
        <Button
          variant="ghost"
          disabled={!narrowed}
          className={cx(
            children == null && 'max-lg:grow',
            folds ? 'max-lg:hidden' : !narrowed && 'max-sm:hidden',
          )}
          onClick={clear}
        >
          <X className="size-4" aria-hidden="true" />
          Clear
        </Button>
        {children}
      </div>
      {isOpen && (
        <Suspense>
          <FilterSheet show={show} onClear={clear} onClose={() => setOpen(false)}>
            {more && <div className="lg:hidden">{more.fields}</div>}
            {others.map((part) => (
              <div key={part.label} className={isFolded(part) ? undefined : 'lg:hidden'}>
                <Control key={round} part={part} values={values} labeled onChange={change} />
              </div>
            ))}
          </FilterSheet>
        </Suspense>
      )}
    </search>
  )
}

type ControlProps = {
  part: FilterPart<string>
  values: Record<string, string | undefined>
  labeled: boolean
  onChange: (changes: Record<string, string | undefined>) => void
}

function Control({ part, values, labeled, onChange }: ControlProps) {
  if (part.kind === 'search')
    return (
      <FilterSearch
        label={part.label}
        placeholder={part.placeholder}
        q={values[part.name] ?? ''}
        onChange={(q) => onChange({ [part.name]: q })}
      />
    )
  const control =
    part.kind === 'day' ? (
      <Input
        type="date"
        value={values[part.name] ?? ''}
        max={part.notAfter && values[part.notAfter]}
        min={part.notBefore && values[part.notBefore]}
        onChange={({ target }) => onChange({ [part.name]: target.value })}
      />
    ) : (
      <Choice part={part} values={values} labeled={labeled} onChange={onChange} />
    )
  return labeled || part.kind === 'day' ? <Field label={part.label}>{control}</Field> : control
}

type ChoiceProps = ControlProps & { part: Extract<FilterPart<string>, { kind: 'choice' | 'order' }> }

function Choice({ part, values, labeled, onChange }: ChoiceProps) {
  const ordering = part.kind === 'order'
  const options = ordering ? part.options : [['', part.any] as const, ...part.options]
  return (
    <Select
      aria-label={labeled ? undefined : part.label}
      value={ordering ? `${values.sort} ${values.direction}` : (values[part.name] ?? '')}
      onChange={({ target: { value } }) => {
        const [sort, direction] = value.split(' ')
        onChange(ordering ? { sort, direction } : { [part.name]: value })
      }}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
