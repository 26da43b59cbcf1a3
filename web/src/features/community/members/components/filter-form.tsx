import { stateName } from '#shared/community/members/state-key.ts'
import { usStates } from '#shared/platform/places/regions.ts'
import { termPattern } from '#shared/platform/words/is-term.ts'
import { SearchForm } from '#web/features/platform/lists/search-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import {
  type DirectoryFilters,
  directoryPath,
  filterTypes,
  pluralLabels,
  readFilters,
} from './directory-filters.ts'

/** The filters of the directory. */
export function FilterForm({ filters: { q, type, state, sort } }: { filters: DirectoryFilters }) {
  return (
    <SearchForm
      action="/members"
      label="Name or business"
      placeholder="Search by name"
      pattern={termPattern}
      patternTitle="Enter two or more letters"
      maxLength={80}
      filters={{ q, type, state, sort }}
      pathOf={(search) => directoryPath(readFilters(search))}
      set={{ line: [type, state].filter(Boolean).length, folded: 0 }}
      show="Show members"
      line={(apply) => (
        <>
          <Field label="Membership">
            <Select name="type" defaultValue={type} onChange={apply}>
              <option value="">All types</option>
              {filterTypes.map((one) => (
                <option key={one} value={one}>
                  {pluralLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="State">
            <Select name="state" defaultValue={state} onChange={apply}>
              <option value="">All states</option>
              {state && !usStates.some(([code]) => code === state) && (
                <option value={state}>{stateName(state)}</option>
              )}
              {usStates.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Sort">
            <Select name="sort" defaultValue={sort} onChange={apply}>
              <option value="newest">{q ? 'Best match' : 'Newest first'}</option>
              {!q && <option value="name">Name</option>}
            </Select>
          </Field>
        </>
      )}
    />
  )
}
