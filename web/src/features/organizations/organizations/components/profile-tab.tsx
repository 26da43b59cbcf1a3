import {
  OrganizationFields as Fields,
  type Organization,
  type OrganizationRole,
} from '#shared/organizations/organizations/organization.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { isEditable } from '#shared/organizations/organizations/stepped-organization.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { fieldsOf, useSaveOrganization } from '../api/save-organization.ts'
import { EndPanel } from './end-panel.tsx'
import { LogoField } from './logo-field.tsx'
import { OrganizationFields } from './organization-fields.tsx'
import { ProfileFacts } from './profile-facts.tsx'

type ProfileTabProps = { organization: Organization; role: OrganizationRole }

/** What an organization says of itself, to change where its status lets its people. */
export function ProfileTab({ organization, role }: ProfileTabProps) {
  const isOpen = isEditable(organization) && organization.type !== 'platform'
  return (
    <div className="grid gap-6">
      {isOpen ? <ProfileForm organization={organization} /> : <ProfileFacts organization={organization} />}
      {mayInOrganization(role, 'fate') && <EndPanel organization={organization} />}
    </div>
  )
}

function ProfileForm({ organization }: { organization: Organization }) {
  const edit = useEditForm({
    thing: organization,
    schemaFor: () => Fields,
    valuesOf: fieldsOf,
    ...useSaveOrganization(organization.id),
    onSaved: () => toast.success('Organization saved'),
  })
  return (
    <>
      <Panel title="Logo">
        <LogoField organization={organization} onChanged={edit.changedBeside} />
      </Panel>
      <Panel title="Profile">
        <EditForm edit={edit} failed="We couldn’t save the organization">
          <OrganizationFields form={edit.form} />
          <SaveBar isInPanel edit={edit} label="Save" />
        </EditForm>
      </Panel>
    </>
  )
}
