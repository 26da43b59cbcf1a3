import { useId, useState } from 'react'
import type { ChangeOutcome } from '#shared/platform/users/admin-contract.ts'
import type { StandingChange } from '#shared/platform/users/change-standing.ts'
import { MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { UserRow } from '#shared/platform/users/user-row.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useChangeMany, useRefresh } from '../api/change-users.ts'
import { type BulkAction, bulkTexts } from './bulk-texts.ts'
import { ReasonField } from './reason-field.tsx'

export type BulkDialogProps = {
  action: BulkAction
  rows: readonly UserRow[]
  onClose: () => void
}

/** Says what will happen to how many accounts, does it, and reports the outcome for each. */
export function BulkDialog({ action, rows, onClose }: BulkDialogProps) {
  const texts = bulkTexts[action]
  const change = useChangeMany()
  const refresh = useRefresh()
  const formId = useId()
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
  const submit = () => {
    if (action === 'suspend' && !reason.trim()) return setMissing(true)
    change.mutate({ userIds: rows.map(({ id }) => id), change: asked() })
  }
  // The list follows a moment after the change, so a reader of the report returns to the current list.
  const finish = () => {
    void refresh()
    onClose()
  }
  if (outcomes) return <Outcomes label={texts.label} outcomes={outcomes} rows={rows} onClose={finish} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${texts.confirm(rows.length)}?`}
      description={texts.consequence}
      dismissible={!change.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={texts.danger ? 'danger' : 'primary'}
            busy={change.isPending}
          >
            {texts.confirm(rows.length)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormFailure
          title="We couldn’t make this change"
          failure={change.error}
          attempts={change.failureCount}
        />
        <p className="text-sm text-dim">{namesOf(rows)}</p>
        {action === 'suspend' && <ReasonField reason={reason} missing={missing} onChange={setReason} />}
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
      </form>
    </Dialog>
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
        <ul className="grid max-h-60 gap-2 overflow-y-auto text-sm">
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
