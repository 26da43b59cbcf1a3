import { useState } from 'react'
import type { MembershipRules } from '#shared/accounts/memberships/membership-rules.ts'
import { permissionsByType } from '#shared/platform/roles/permissions.ts'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { PermissionChoice } from '#web/features/platform/roles/components/permission-choice.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateMembershipRules } from '../api/admin-membership-commands.ts'

const mostUploads = 500

/**
 * The choices and text entered here, on top of the current rules. Another administrator's saved changes stay.
 */
type Edited = {
  registrationOpen?: boolean
  uploads?: string
  extraPermissions?: MembershipRules['extraPermissions']
}

/** Edits one membership type: whether it takes new members, its limits and its permissions. */
export function MembershipForm({ rules }: { rules: MembershipRules }) {
  const [edited, setEdited] = useState<Edited>({})
  const [problem, setProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const update = useUpdateMembershipRules()
  const label = membershipLabels[rules.type]
  const { registrationOpen, extraPermissions, uploads } = {
    ...rules,
    uploads: String(rules.uploadsPerDay),
    ...edited,
  }
  const edit = (change: Edited) => setEdited((before) => ({ ...before, ...change }))
  const save = () => {
    const uploadsPerDay = Number(uploads)
    if (!Number.isInteger(uploadsPerDay) || uploadsPerDay < 1 || uploadsPerDay > mostUploads)
      return setProblem(`Enter a whole number from 1 to ${mostUploads}.`)
    setProblem(undefined)
    setAttempts(attempts + 1)
    update.mutate(
      {
        params: { type: rules.type },
        body: { registrationOpen, uploadsPerDay, extraPermissions, version: rules.version },
      },
      {
        onSuccess: () => {
          toast.success(`${label} saved`)
          // Changes made during the save are saved next.
          setEdited((before) => (before === edited ? {} : before))
        },
      },
    )
  }
  return (
    <Panel
      title={label}
      aside={
        <Badge tone={rules.registrationOpen ? 'success' : 'warning'}>
          {rules.registrationOpen ? 'Open' : 'Closed'}
        </Badge>
      }
    >
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <FormFailure title="We couldn’t save the membership" failure={update.error} attempts={attempts} />
        <Switch
          label="Open to new members"
          hint={
            isBusiness(rules.type) ? 'New members wait for approval.' : 'New members can start right away.'
          }
          checked={registrationOpen}
          onChange={({ target }) => edit({ registrationOpen: target.checked })}
        />
        <Field label="Uploads per day" {...(problem && { error: problem })}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={mostUploads}
            value={uploads}
            onChange={({ target }) => edit({ uploads: target.value })}
          />
        </Field>
        <PermissionChoice
          legend="Permissions"
          given={permissionsByType[rules.type]}
          value={extraPermissions}
          onChange={(chosen) => edit({ extraPermissions: chosen })}
        />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={update.isPending}
          busyText="Saving..."
        >
          Save {label}
        </Button>
      </form>
    </Panel>
  )
}
