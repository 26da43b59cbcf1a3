import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMembershipRules } from '#shared/accounts/memberships/contract.ts'
import type { MembershipRules } from '#shared/accounts/memberships/membership-rules.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { describeFailure, type FailureText } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { query } from '#web/lib/query.ts'
import { toast } from '#web/ui/toast.ts'
import { useUpdateMembershipRules } from '../api/admin-membership-commands.ts'
import { cellsOf, editOn, type MembershipEdits, newsFor, rulesIn } from './membership-edits.ts'

/** A membership that was not saved, and why: another administrator’s changes, or what the server says. */
type Refused = { name: string } & ({ news: ReturnType<typeof newsFor> } | FailureText)

export type Outcome = { saved: string[]; refused: Refused[] }

type OnEdit = (change: (now: MembershipEdits) => MembershipEdits) => void

/**
 * Saves the edited memberships one by one. One that is refused keeps its edits, and does not keep the others from
 * being saved.
 */
export function useSaveMemberships(edits: MembershipEdits, onEdit: OnEdit) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const queryClient = useQueryClient()
  const update = useUpdateMembershipRules()
  const asRead = query('memberships', listMembershipRules, {})

  const refusal = async (error: unknown, { type }: MembershipRules): Promise<Refused> => {
    const edit = edits[type]
    const name = membershipLabels[type]
    const isConflict = error instanceof ApiError && error.code === 'version_conflict'
    if (!edit || !isConflict) return { name, ...describeFailure(error) }
    const found = await queryClient.fetchQuery({ ...asRead, staleTime: 0 }).catch(() => undefined)
    const latest = found?.items.find((rules) => rules.type === type)
    if (!latest) return { name, ...describeFailure(error) }
    onEdit((now) => ({ ...now, [type]: editOn(latest, now[type]?.cells ?? {}) }))
    return { name, news: newsFor(edit, latest) }
  }

  const save = async (edited: readonly MembershipRules[]) => {
    setBusy(true)
    setOutcome(undefined)
    const done: Outcome = { saved: [], refused: [] }
    for (const rules of edited) {
      const { type } = rules
      const edit = edits[type]
      const cells = { ...cellsOf(rules), ...edit?.cells }
      const body = { ...rulesIn(cells), version: edit?.base.version ?? rules.version }
      try {
        const saved = await update.mutateAsync({ params: { type }, body })
        // Changes made during the save are saved next.
        onEdit((now) => ({
          ...now,
          [type]: now[type] === edit ? undefined : editOn(saved, now[type]?.cells ?? {}),
        }))
        done.saved.push(membershipLabels[type])
      } catch (error) {
        done.refused.push(await refusal(error, rules))
      }
    }
    for (const name of done.saved) toast.success(`${name} saved`)
    setOutcome(done)
    setBusy(false)
  }
  return { save, busy, outcome }
}
