import { useState } from 'react'
import type { Role } from '#shared/platform/roles/role.ts'
import { Button } from '#web/ui/button.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { RoleDialog } from '../components/role-dialog.tsx'
import { RoleList } from '../components/role-list.tsx'

export const title = 'Roles'

export function Screen() {
  const [editing, setEditing] = useState<{ role: Role | undefined }>()
  return (
    <div className="page">
      <ScreenHeader
        title="Roles"
        lead="A role adds permissions to what a membership allows. To assign one, edit the member’s account."
        actions={
          <Button variant="primary" onClick={() => setEditing({ role: undefined })}>
            New role
          </Button>
        }
      />
      <RoleList onEdit={(role) => setEditing({ role })} />
      {editing && <RoleDialog role={editing.role} onClose={() => setEditing(undefined)} />}
    </div>
  )
}
