import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { giveCashBack } from '#shared/competitions/desk/cash-back-contract.ts'
import {
  addWalkIn,
  cancelRegistration,
  type DeskEvent,
  type DeskRegistration,
  moveEntry,
  reissueTicket,
  takeCash,
  waiveFee,
} from '#shared/competitions/desk/contract.ts'
import { undoCheckIn } from '#shared/competitions/desk/gate-contract.ts'
import { cashToGiveBack } from '#shared/events/registrations/cash-to-give-back.ts'
import type { BodyOf, InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

type Of = Pick<DeskRegistration, 'eventId' | 'id'>
const named = ({ eventId, id }: Of) => ({ eventId, registrationId: id })

/** A change at the desk, after which everything of its event is read again. */
function useDeskCommand<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
): UseMutationResult<Answer, Error, Input> {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['desk'] })
  return useCommand({ send, onDone: refresh, onStale: refresh })
}

export const useTakeCash = () =>
  useDeskCommand((one: DeskRegistration, idempotencyKey) =>
    call(takeCash, { params: named(one), body: { amountCents: one.pay.dueCents } }, { idempotencyKey }),
  )

export const useGiveCashBack = () =>
  useDeskCommand((one: DeskRegistration, idempotencyKey) =>
    call(
      giveCashBack,
      { params: named(one), body: { amountCents: cashToGiveBack(one.pay) } },
      { idempotencyKey },
    ),
  )

export const useUndoCheckIn = () =>
  useDeskCommand((one: Of, idempotencyKey) => call(undoCheckIn, { params: named(one) }, { idempotencyKey }))

export const useReissueTicket = () =>
  useDeskCommand((one: DeskRegistration, idempotencyKey) =>
    call(reissueTicket, { params: named(one), body: { version: one.version } }, { idempotencyKey }),
  )

export const useWaiveFee = (one: Of) =>
  useDeskCommand((body: BodyOf<typeof waiveFee>, idempotencyKey) =>
    call(waiveFee, { params: named(one), body }, { idempotencyKey }),
  )

export const useCancelRegistration = (one: Of) =>
  useDeskCommand((body: BodyOf<typeof cancelRegistration>, idempotencyKey) =>
    call(cancelRegistration, { params: named(one), body }, { idempotencyKey }),
  )

export const useMoveEntry = (one: Of, entryId: DeskRegistration['entries'][number]['id']) =>
  useDeskCommand((body: BodyOf<typeof moveEntry>, idempotencyKey) =>
    call(moveEntry, { params: { ...named(one), entryId }, body }, { idempotencyKey }),
  )

export const useAddWalkIn = (eventId: DeskEvent['id']) =>
  useDeskCommand((body: InputOf<typeof addWalkIn>['body'], idempotencyKey) =>
    call(addWalkIn, { params: { eventId }, body }, { idempotencyKey }),
  )
