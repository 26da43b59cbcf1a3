import { usStates } from '#shared/platform/places/regions.ts'
import { SearchForm } from '#web/features/platform/lists/search-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { readFilters, type TeamFilters, teamsPath } from './team-filters.ts'

/** The filters of the teams. */
export function FilterForm({ filters: { q, state, joinable } }: { filters: TeamFilters }) {
  return (
    <SearchForm
      action="/teams"
      label="Team"
      placeholder="Name of a team"
      filters={{ q, state, joinable }}
      pathOf={(search) => teamsPath(readFilters(search))}
      set={{ line: [state, joinable].filter(Boolean).length, folded: 0 }}
      show="Show teams"
      line={(apply) => (
        <>
          <Field label="State">
            <Select name="state" defaultValue={state} onChange={apply}>
              <option value="">All states</option>
              {usStates.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Show">
            <Select name="joinable" defaultValue={joinable} onChange={apply}>
              <option value="">All teams</option>
              <option value="yes">Teams I can join</option>
            </Select>
          </Field>
        </>
      )}
    />
  )
}
