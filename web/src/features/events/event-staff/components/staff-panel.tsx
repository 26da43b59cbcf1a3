import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addStaff, type ListedStaff } from '#shared/events/event-staff/contract.ts'
import { StaffRole } from '#shared/events/event-staff/event-staff.ts'
import { staffRoleLabels } from '#shared/events/event-staff/staff-role-labels.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useInvite, useRemoveStaff } from '../api/staff-commands.ts'
import { staffQuery } from '../api/staff-queries.ts'

const roleNames = new Map(
  StaffRole.options.map((role) => {
    const words = staffRoleLabels[role].replace(/^(an?|the) /, '')
    return [role, words.charAt(0).toUpperCase() + words.slice(1)] as const
  }),
)

/** The event's helpers, who are invited by email and removed immediately. */
export function StaffPanel({ event }: { event: OwnEvent }) {
  const staff = useQuery(staffQuery(event.id))
  const [removing, setRemoving] = useState<ListedStaff>()
  const remove = useRemoveStaff()
  return (
    <Panel title="Staff">
      {staff.isPending && <ListSkeleton rows={2} flush />}
      {staff.isError && !staff.data && (
        <QueryFailure
          title="The staff did not load"
          error={staff.error}
          retrying={staff.isFetching}
          onRetry={() => void staff.refetch()}
        />
      )}
      {staff.data?.items.length === 0 && (
        <p className="text-sm text-dim">No staff yet. Invite people by email.</p>
      )}
      <ul className="divide-y divide-line">
        {staff.data?.items.map((one) => (
          <li key={one.userId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{one.name}</span>
              <span className="block text-sm text-dim">{roleNames.get(one.role)}</span>
            </span>
            <span className="flex items-center gap-2">
              {one.status === 'invited' && <Badge tone="info">Invited</Badge>}
              <Button data-own size="sm" variant="ghost" onClick={() => setRemoving(one)}>
                Remove<span className="sr-only"> {one.name}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <InviteForm event={event} />
      {removing && (
        <ConfirmCommand
          command={remove}
          input={{ params: { eventId: removing.eventId, helperId: removing.userId } }}
          done={`Removed ${removing.name}`}
          title={`Remove ${removing.name}?`}
          description="They lose access to this event immediately."
          confirmLabel="Remove"
          danger
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Panel>
  )
}

const blank = { email: '', role: 'desk' as const, classKeys: [] }

function InviteForm({ event }: { event: OwnEvent }) {
  const form = useSchemaForm(addStaff.body, { defaultValues: blank })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useInvite(),
    inputOf: (body) => ({ params: { eventId: event.id }, body }),
    onDone: ({ name }) => {
      toast.success(`Invited ${name}`)
      form.reset(blank)
    },
  })
  return (
    <form data-own noValidate onSubmit={onSubmit} className="mt-4 grid gap-4 border-t border-line pt-4">
      <FormFailure title="We couldn’t send the invitation" failure={failure} attempts={attempts} />
      <Field label="Email" required error={form.formState.errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label="Role" error={form.formState.errors.role?.message}>
        <Select {...form.register('role')}>
          {[...roleNames].map(([role, words]) => (
            <option key={role} value={role}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" className="justify-self-start" busy={busy} busyText="Inviting...">
        Invite
      </Button>
    </form>
  )
}
