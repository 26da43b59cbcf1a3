import { OrganizationKind, organizationStates } from '#shared/organizations/organizations/organization.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { DirectoryForm } from '#web/features/platform/lists/directory-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { type OrganizationFilters, organizationsPath, readFilters } from './organization-filters.ts'

/** The filters of the organizations. */
export function FilterForm({ filters: { q, type, state } }: { filters: OrganizationFilters }) {
  return (
    <DirectoryForm
      action="/organizations"
      filters={{ q, type, state }}
      pathOf={(search) => organizationsPath(readFilters(search))}
      className="panel mb-8 grid items-end grid-cols-2 gap-4 p-4 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_auto]"
    >
      {(apply) => (
        <>
          <Field label="Organization" className="col-span-2 lg:col-span-1">
            <Input name="q" type="search" defaultValue={q} maxLength={60} placeholder="Name or place" />
          </Field>
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
          <Button type="submit" variant="primary" className="max-lg:col-span-2">
            Search
          </Button>
        </>
      )}
    </DirectoryForm>
  )
}
