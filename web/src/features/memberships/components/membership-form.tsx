import { useState } from 'react'
import type { MembershipRules } from '#shared/memberships/membership-rules.ts'
import { isBusiness, membershipLabels } from '#shared/users/membership-type.ts'
import { permissionsByType } from '#shared/users/permissions.ts'
import { FormFailure } from '#web/features/forms/form-failure.tsx'
import { PermissionChoice } from '#web/features/roles/components/permission-choice.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateMembershipRules } from '../api/update-membership-rules.ts'

const mostUploads = 500

/** One membership type: whether it takes new members, its limits and what it allows. */
export function MembershipForm({ rules }: { rules: MembershipRules }) {
  const [registrationOpen, setOpen] = useState(rules.registrationOpen)
  const [uploads, setUploads] = useState(String(rules.uploadsPerDay))
  const [extraPermissions, setExtra] = useState(rules.extraPermissions)
  const [problem, setProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const update = useUpdateMembershipRules()
  const label = membershipLabels[rules.type]
  const save = () => {
    const uploadsPerDay = Number(uploads)
    if (!Number.isInteger(uploadsPerDay) || uploadsPerDay < 1 || uploadsPerDay > mostUploads)
      return setProblem(`Enter a whole number from 1 to ${mostUploads}.`)
    setProblem(undefined)
    setAttempts(attempts + 1)
    update.mutate(
      { ...rules, registrationOpen, uploadsPerDay, extraPermissions },
      { onSuccess: () => toast.success(`${label} saved`) },
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
        <FormFailure title="The membership was not saved" failure={update.error} attempts={attempts} />
        <Switch
          label="Takes new members"
          hint={isBusiness(rules.type) ? 'New ones wait for approval.' : 'New ones can begin at once.'}
          checked={registrationOpen}
          onChange={({ target }) => setOpen(target.checked)}
        />
        <Field label="Uploads a day" {...(problem && { error: problem })}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={mostUploads}
            value={uploads}
            onChange={({ target }) => setUploads(target.value)}
          />
        </Field>
        <PermissionChoice
          legend="Permissions"
          given={permissionsByType[rules.type]}
          value={extraPermissions}
          onChange={setExtra}
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
