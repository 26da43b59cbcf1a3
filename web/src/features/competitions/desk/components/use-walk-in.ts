import { useQueryClient } from '@tanstack/react-query'
import { addWalkIn, type DeskEvent } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { newItemId } from '#web/features/platform/offline/new-item-id.ts'
import { ApiError, unreachable } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import type { WalkInItem } from '../offline/queue-item.ts'
import type { Desk } from './use-desk.ts'

type Form = BodyOf<typeof addWalkIn>

/** Someone who was just entered. Without the network they are on this device alone, and have no number yet. */
export type WalkIn = { name: string; number?: number | undefined; code?: string; isKept: boolean }

const patienceMs = 10_000

/** Enters someone at the gate: on the server, or, where that is not heard, on the list of this device. */
export function useWalkIn({ store }: Desk, event: DeskEvent, dueCents: number) {
  const queryClient = useQueryClient()
  return useCommand({
    async send(form: Form, idempotencyKey): Promise<WalkIn> {
      const entered = await enter(event, form, idempotencyKey)
      if (entered) return entered
      if (!store.canKeep()) throw unreachable()
      await store.add(walkInItem(event, form, dueCents))
      return { name: form.name, isKept: true }
    },
    onDone: () => queryClient.invalidateQueries({ queryKey: ['desk'] }, { cancelRefetch: false }),
  })
}

/** Undefined if no answer came: the same form can be sent again, and enters no one twice. */
async function enter(
  { id: eventId }: DeskEvent,
  form: Form,
  idempotencyKey: string,
): Promise<WalkIn | undefined> {
  if (!navigator.onLine) return undefined
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const one = await call(addWalkIn, { params: { eventId }, body: form }, { idempotencyKey, signal })
    return { name: one.name, number: one.number, code: one.code, isKept: false }
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) throw error
    return undefined
  }
}

const walkInItem = ({ id: eventId }: DeskEvent, form: Form, dueCents: number): WalkInItem => ({
  id: newItemId(),
  kind: 'walk_in',
  eventId,
  registrationId: `reg_${newItemId()}` as RosterRow['id'],
  name: form.name,
  form,
  dueCents: form.paid === 'later' ? dueCents : 0,
  deviceAt: new Date().toISOString(),
  state: 'waiting',
})
