import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { permissionLabels } from '#shared/platform/roles/permissions.ts'
import type { Role } from '#shared/platform/roles/role.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { useDeleteRole } from '../api/role-commands.ts'
import { rolePagesQuery } from '../api/role-queries.ts'

export function RoleList({ onEdit }: { onEdit: (role: Role) => void }) {
  const pages = useInfiniteQuery(rolePagesQuery)
  const remove = useDeleteRole()
  const [leaving, setLeaving] = useState<Role>()
  const columns: Column<Role>[] = [
    {
      id: 'name',
      header: 'Role',
      narrow: 'title',
      cell: ({ name }) => <code className="readout wrap-anywhere">{name}</code>,
    },
    {
      id: 'description',
      header: 'Description',
      className: 'max-md:hidden',
      cell: ({ description }) => <span className="wrap-anywhere">{description || 'None'}</span>,
    },
    {
      id: 'permissions',
      header: 'Adds',
      narrow: 'meta',
      cell: ({ permissions }) =>
        permissions.length === 0 ? 'Nothing' : permissions.map((one) => permissionLabels[one]).join(', '),
    },
    {
      id: 'actions',
      header: 'Actions',
      narrow: 'foot',
      className: 'sm:text-right',
      cell: (role) => (
        <span className="flex flex-wrap gap-2 sm:justify-end">
          <Button size="sm" onClick={() => onEdit(role)}>
            Edit<span className="sr-only"> {role.name}</span>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setLeaving(role)}>
            Delete<span className="sr-only"> {role.name}</span>
          </Button>
        </span>
      ),
    },
  ]
  return (
    <>
      <TablePanel
        pages={pages}
        caption="Roles"
        columns={columns}
        rowKey={({ name }) => name}
        skeletonRows={4}
        failed="The roles did not load"
        empty={<EmptyState title="No roles yet" />}
      />
      {leaving && (
        <ConfirmCommand
          command={remove}
          input={{ params: { name: leaving.name } }}
          done="Role deleted"
          title={`Delete the role ${leaving.name}?`}
          description="Members with this role keep what their membership allows and lose what the role adds, starting with their next request. You can’t use the name again."
          confirmLabel="Delete role"
          danger
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
