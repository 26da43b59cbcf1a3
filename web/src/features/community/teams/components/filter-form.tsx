import { usStates } from '#shared/platform/places/regions.ts'
import { DirectoryForm } from '#web/features/platform/lists/directory-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { readFilters, type TeamFilters, teamsPath } from './team-filters.ts'

/** The filters of the teams. */
export function FilterForm({ filters: { q, state, joinable } }: { filters: TeamFilters }) {
  return (
    <DirectoryForm
      action="/teams"
      filters={{ q, state, joinable }}
      pathOf={(search) => teamsPath(readFilters(search))}
      className="panel mb-8 grid items-end grid-cols-2 gap-4 p-4 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_auto]"
    >
      {(apply) => (
        <>
          <Field label="Team" className="col-span-2 lg:col-span-1">
            <Input name="q" type="search" defaultValue={q} maxLength={60} placeholder="Part of the name" />
          </Field>
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
          <Button type="submit" variant="primary" className="max-lg:col-span-2">
            Search
          </Button>
        </>
      )}
    </DirectoryForm>
  )
}
