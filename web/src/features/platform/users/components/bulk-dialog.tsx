import { type SyntheticEvent, useState } from 'react'
import type { ChangeOutcome } from '#shared/platform/users/admin-contract.ts'
import type { StandingChange } from '#shared/platform/users/change-standing.ts'
import { MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { UserRow } from '#shared/platform/users/user-row.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useChangeManyUsers, useRefreshUsers } from '../api/admin-user-commands.ts'
import { type BulkAction, bulkTexts } from './bulk-texts.ts'

export type BulkDialogProps = {
  action: BulkAction
  rows: readonly UserRow[]
  onClose: () => void
}

/** Says what will happen to how many accounts, does it, and reports the outcome for each. */
export function BulkDialog({ action, rows, onClose }: BulkDialogProps) {
  const texts = bulkTexts[action]
  const change = useChangeManyUsers()
  const refresh = useRefreshUsers()
  const [reason, setReason] = useState('')
  const [membershipType, setMembershipType] = useState<MembershipType>('competitor')
  const [missing, setMissing] = useState(false)
  const outcomes = change.data?.outcomes
  const asked = (): StandingChange =>
    action === 'suspend'
      ? { action, reason: reason.trim() }
      : action === 'change_type'
        ? { action, membershipType }
        : { action }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (action === 'suspend' && !reason.trim()) return setMissing(true)
    change.mutate({ body: { userIds: rows.map(({ id }) => id), change: asked() } })
  }
  // The list follows a moment after the change, so a reader of the report returns to the current list.
  const finish = () => {
    void refresh()
    onClose()
  }
  if (outcomes) return <Outcomes label={texts.label} outcomes={outcomes} rows={rows} onClose={finish} />
  return (
    <FormDialog
      submission={{
        onSubmit,
        busy: change.isPending,
        failure: change.error,
        attempts: change.failureCount,
      }}
      title={`${texts.confirm(rows.length)}?`}
      description={texts.consequence}
      failed="We couldn’t make this change"
      submitLabel={texts.confirm(rows.length)}
      danger={texts.danger ?? false}
      className="grid gap-4"
      onClose={onClose}
    >
      <p className="text-sm text-dim">{namesOf(rows)}</p>
      {action === 'suspend' && (
        <Field
          label="Reason"
          required
          hint="The member is emailed this."
          {...(missing && !reason.trim() && { error: 'Give a reason' })}
        >
          <Textarea maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      )}
      {action === 'change_type' && (
        <Field label="New membership">
          <Select
            value={membershipType}
            onChange={({ target }) => setMembershipType(target.value as MembershipType)}
          >
            {MembershipType.options.map((type) => (
              <option key={type} value={type}>
                {membershipLabels[type]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </FormDialog>
  )
}

const mostNames = 5

function namesOf(rows: readonly UserRow[]): string {
  const names = rows.slice(0, mostNames).map(({ name }) => name)
  const more = rows.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

type OutcomesProps = Pick<BulkDialogProps, 'rows' | 'onClose'> & {
  label: string
  outcomes: readonly ChangeOutcome[]
}

function Outcomes({ label, outcomes, rows, onClose }: OutcomesProps) {
  const count = (kind: ChangeOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === kind).length
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const untouched = outcomes.filter(({ outcome }) => outcome !== 'changed')
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${label}: done`}
      description={`${count('changed')} changed, ${count('unchanged')} already up to date, ${count('refused')} not changed.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {untouched.length > 0 && (
        <ul className="grid max-h-64 gap-2 overflow-y-auto text-sm">
          {untouched.map(({ userId, detail }) => (
            <li key={userId}>
              <span className="font-semibold">{names.get(userId)}</span>: {detail}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
