import { stateName } from '#shared/community/members/state-key.ts'
import { usStates } from '#shared/platform/places/regions.ts'
import { termPattern } from '#shared/platform/words/is-term.ts'
import { DirectoryForm } from '#web/features/platform/lists/directory-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
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
    <DirectoryForm
      action="/members"
      filters={{ q, type, state, sort }}
      pathOf={(search) => directoryPath(readFilters(search))}
      className="panel mb-8 grid items-end grid-cols-2 gap-4 p-4 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
    >
      {(apply) => (
        <>
          <Field label="Name or business" className="col-span-2 lg:col-span-1">
            <Input
              name="q"
              type="search"
              defaultValue={q}
              pattern={termPattern}
              title="At least two letters"
              maxLength={80}
              placeholder="At least two letters"
            />
          </Field>
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
          <Field label="Order">
            <Select name="sort" defaultValue={sort} onChange={apply}>
              <option value="newest">{q ? 'Best match' : 'Newest first'}</option>
              {!q && <option value="name">By name</option>}
            </Select>
          </Field>
          <Button type="submit" variant="primary">
            Search
          </Button>
        </>
      )}
    </DirectoryForm>
  )
}
