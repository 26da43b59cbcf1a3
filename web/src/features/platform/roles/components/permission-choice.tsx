import { GrantablePermission, permissionLabels } from '#shared/platform/roles/permissions.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

type Grantable = (typeof GrantablePermission.options)[number]

type PermissionChoiceProps = {
  legend: string
  value: readonly Grantable[]
  onChange: (value: Grantable[]) => void
}

/** Chooses the permissions to add. */
export function PermissionChoice({ legend, value, onChange }: PermissionChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {GrantablePermission.options.map((permission) => (
          <Checkbox
            key={permission}
            label={permissionLabels[permission]}
            checked={value.includes(permission)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...value, permission] : value.filter((other) => other !== permission),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
