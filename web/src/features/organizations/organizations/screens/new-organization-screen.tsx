import { useNavigate } from 'react-router-dom'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import { OrganizationFields as Fields } from '#shared/organizations/organizations/organization.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { type OrganizationDraft, useDraftOrganization } from '../api/draft-organization.ts'
import { fieldsOf } from '../api/save-organization.ts'
import { OrganizationFields } from '../components/organization-fields.tsx'

export const title = 'Start an organization'

const blank: OrganizationDraft = { name: '', type: 'club', description: '', city: '' }

export function Screen() {
  const navigate = useNavigate()
  const edit = useEditForm({
    thing: blank,
    schemaFor: () => Fields,
    valuesOf: fieldsOf,
    draft: 'new-organization',
    ...useDraftOrganization(),
    onSaved: ({ id }) => {
      toast.success('Draft saved')
      if (id) void navigate(manageOrganizationPath(id), { replace: true })
    },
  })
  return (
    <div className="shell max-w-3xl py-10">
      <Breadcrumb items={[{ label: 'Organizations', to: '/organizations' }, { label: title }]} />
      <div data-own="part" className="mt-4">
        <PageHeader
          title={title}
          lead="It starts as a draft that you own. It goes public after our review."
        />
        <Panel>
          <EditForm edit={edit} failed="We couldn’t save the draft">
            <OrganizationFields form={edit.form} />
            <SaveBar isInPanel edit={edit} label="Save draft">
              <p className="flex-1 basis-40 text-sm text-dim">Next: its logo, its people, and the review.</p>
            </SaveBar>
          </EditForm>
        </Panel>
      </div>
    </div>
  )
}
