import { OrganizationKind, organizationStates } from '#shared/organizations/organizations/organization.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { SearchForm } from '#web/features/platform/lists/search-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type OrganizationFilters, organizationsPath, readFilters } from './organization-filters.ts'

/** The filters of the organizations. */
export function FilterForm({ filters: { q, type, state } }: { filters: OrganizationFilters }) {
  return (
    <SearchForm
      action="/organizations"
      label="Organization"
      placeholder="Organization or place"
      filters={{ q, type, state }}
      pathOf={(search) => organizationsPath(readFilters(search))}
      set={{ line: [type, state].filter(Boolean).length, folded: 0 }}
      show="Show organizations"
      line={(apply) => (
        <>
          <Field label="Type">
            <Select name="type" defaultValue={type} onChange={apply}>
              <option value="">All types</option>
              {OrganizationKind.options.map((kind) => (
                <option key={kind} value={kind}>
                  {organizationTypes[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="State">
            <Select name="state" defaultValue={state} onChange={apply}>
              <option value="">All states</option>
              {organizationStates.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    />
  )
}
