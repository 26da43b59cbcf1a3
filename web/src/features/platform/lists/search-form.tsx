import { Search } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Input } from '#web/ui/input.tsx'
import { DirectoryForm } from './directory-form.tsx'
import { FiltersButton } from './filters-button.tsx'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

type Fields = (apply?: () => void) => ReactNode

type SearchFormProps = {
  /** The path of the directory. */
  action: string
  /** What the search is called, and what can be typed there. */
  label: string
  placeholder: string
  /** What a search must look like, and the sentence that says so. */
  pattern?: string
  patternTitle?: string
  maxLength?: number
  /** The filters in the address, by the names of their fields; `q` is the search. */
  filters: Readonly<Record<string, string>> & { q: string }
  /** What the address keeps when all filters are cleared, such as the view. */
  kept?: Readonly<Record<string, string>>
  pathOf: (search: URLSearchParams) => string
  /** The fields beside the search. A narrow window has them in the sheet. */
  line: Fields
  /** The fields that every window has in the sheet. */
  folded?: Fields
  /** How many filters are set in each. */
  set: { line: number; folded: number }
  /** The button that leads from the sheet to the list, such as “Show businesses”. */
  show: string
}

/**
 * The search of a directory in one row: the field, on a wide window the filters that people use most, and a button
 * for the others. Without a script all of them stand in the page, as a form.
 */
export function SearchForm({
  action,
  label,
  placeholder,
  pattern,
  patternTitle,
  maxLength = 60,
  filters,
  kept = {},
  pathOf,
  line,
  folded,
  set,
  show,
}: SearchFormProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const alone = folded === undefined && 'lg:hidden'
  return (
    <>
      <DirectoryForm
        action={action}
        filters={filters}
        pathOf={pathOf}
        className="mb-4 flex flex-wrap items-start gap-2"
        id={id}
      >
        {(apply) => (
          <>
            {Object.entries(kept).map(
              ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <div className="relative min-w-32 flex-1 lg:flex-2">
              <Input
                name="q"
                type="search"
                aria-label={label}
                defaultValue={filters.q}
                maxLength={maxLength}
                placeholder={placeholder}
                pattern={pattern}
                title={patternTitle}
                className="pl-11"
              />
              <button
                type="submit"
                aria-label="Search"
                className="absolute top-0 left-0 grid size-11 place-items-center text-dim"
              >
                <Search aria-hidden="true" className="size-4" />
              </button>
            </div>
            <div className="filter-line">{line(apply)}</div>
            {folded && <div className="filter-folded">{folded()}</div>}
            <FiltersButton
              line={set.line}
              folded={set.folded}
              className={`filter-more shrink-0 ${alone || ''}`}
              onClick={() => setOpen(true)}
            />
          </>
        )}
      </DirectoryForm>
      {isOpen && (
        <Suspense>
          <SheetForm
            pathOf={pathOf}
            show={show}
            kept={() => ({ ...kept, q: typedIn(id) ?? filters.q })}
            onClose={() => setOpen(false)}
          >
            <div className="grid gap-4 lg:hidden">{line()}</div>
            {folded?.()}
          </SheetForm>
        </Suspense>
      )}
    </>
  )
}

/** What stands in the search: it may not have been searched for yet. */
function typedIn(form: string): string | undefined {
  const field = (document.getElementById(form) as HTMLFormElement | null)?.elements.namedItem('q')
  return field instanceof HTMLInputElement ? field.value : undefined
}

type SheetFormProps = Pick<SearchFormProps, 'pathOf' | 'show'> & {
  kept: () => Record<string, string>
  onClose: () => void
  children: ReactNode
}

/** The fields of the sheet apply together. */
function SheetForm({ pathOf, show, kept, onClose, children }: SheetFormProps) {
  const id = useId()
  const navigate = useNavigate()
  const go = (typed: readonly (readonly [string, string])[]) => {
    const search = new URLSearchParams(kept())
    for (const [name, value] of typed) search.append(name, value)
    void navigate(pathOf(search))
    onClose()
  }
  return (
    <FilterSheet show={show} form={id} onClear={() => go([])} onClose={onClose}>
      <form
        id={id}
        autoComplete="off"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          go([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const))
        }}
      >
        {children}
      </form>
    </FilterSheet>
  )
}
