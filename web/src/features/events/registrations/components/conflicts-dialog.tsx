import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mostConflicts } from '#shared/competitions/score-sheets/conflict-refusal.ts'
import {
  getOwnConflicts,
  type Scorer,
  setOwnConflicts,
} from '#shared/competitions/score-sheets/conflicts-contract.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

type ConflictsDialogProps = { registration: OwnRegistration; onClose: () => void }

const roles: Partial<Record<NonNullable<Scorer['role']>, string>> = {
  head_judge: 'Head judge',
  judge: 'Judge',
  lane: 'Lane staff',
}

function hintOf({ role, classKeys, hasScored }: Scorer): string {
  if (!role) return 'No longer judges you here. The conflict counts again if they come back.'
  const what = [roles[role], classKeys.join(', ')].filter(Boolean).join(', ')
  return hasScored ? `${what}. Has already scored you.` : what
}

/** Lets an entrant name the judges who may not score them. */
export function ConflictsDialog({ registration: { event }, onClose }: ConflictsDialogProps) {
  const queryClient = useQueryClient()
  const params = { eventId: event.id }
  const ownConflicts = query('competitions', getOwnConflicts, { params })
  const conflicts = useQuery(ownConflicts)
  const save = useCommand({
    send: (body: BodyOf<typeof setOwnConflicts>, idempotencyKey) =>
      call(setOwnConflicts, { params, body }, { idempotencyKey }),
    onDone: (answer) => {
      queryClient.setQueryData(ownConflicts.queryKey, answer)
      return undefined
    },
    onStale: () => queryClient.invalidateQueries({ queryKey: ownConflicts.queryKey }),
  })
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const [attempts, setAttempts] = useState(0)
  const items = conflicts.data?.items ?? []
  const named = chosen ?? new Set(items.flatMap(({ userId, isNamed }) => (isNamed ? [userId as string] : [])))
  const isFull = named.size >= mostConflicts
  const choose = (userId: string, isChosen: boolean) => {
    const next = new Set(named)
    if (isChosen) next.add(userId)
    else next.delete(userId)
    setChosen(next)
  }
  const confirm = () => {
    setAttempts((count) => count + 1)
    const judgeIds = items.flatMap(({ userId }) => (named.has(userId) ? [userId] : []))
    save.mutate(
      { judgeIds },
      {
        onSuccess: () => {
          toast.success('Judge conflicts saved')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Conflicts of interest"
      description={event.title}
      dismissible={!save.isPending}
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            {items.length > 0 ? 'Cancel' : 'Close'}
          </Button>
          {items.length > 0 && (
            <Button
              variant="primary"
              busy={save.isPending}
              busyText="Saving..."
              disabled={chosen === undefined}
              onClick={confirm}
            >
              Save
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {save.error && <FormError key={attempts} title={describeFailure(save.error).sentence} />}
        {conflicts.isPending && <Skeleton lines={3} className="h-11" />}
        {conflicts.isError && (
          <QueryFailure
            title="The judges did not load"
            error={conflicts.error}
            retrying={conflicts.isFetching}
            onRetry={() => void conflicts.refetch()}
          />
        )}
        {conflicts.isSuccess && items.length === 0 && (
          <EmptyState title="No one judges your classes yet">
            <p>The organizers name their judges before the event. Look here again then.</p>
          </EmptyState>
        )}
        {items.length > 0 && (
          <fieldset className="grid gap-4">
            <legend className="mb-4 text-dim">
              Choose who is too close to you, such as family, a customer, or an employer. They cannot score
              you, and the head judge sees it. You can name {mostConflicts} people.
            </legend>
            <p role="status" className="text-sm text-dim empty:sr-only">
              {isFull && `You have named ${mostConflicts} people. Clear one before you name someone else.`}
            </p>
            {items.map((scorer) => (
              <Checkbox
                key={scorer.userId}
                label={<span className="wrap-anywhere">{scorer.name}</span>}
                hint={hintOf(scorer)}
                checked={named.has(scorer.userId)}
                disabled={
                  (scorer.hasScored && !scorer.isNamed) ||
                  (isFull && !named.has(scorer.userId)) ||
                  save.isPending
                }
                onChange={({ target }) => choose(scorer.userId, target.checked)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
