import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { callNext } from '#shared/competitions/competitions/lane-contract.ts'
import {
  decideTie,
  holdClass,
  publishClass,
  reopenClass,
  signClass,
} from '#shared/competitions/competitions/publication-contract.ts'
import { excuseJudge } from '#shared/competitions/competitions/setup-contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** One class of one event. */
export type ClassOf = Pick<ClassWork['of'], 'eventId' | 'classKey'>

/** A change of a class, after which everything of competitions is read again. */
export function useClassCommand<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
): UseMutationResult<Answer, Error, Input> {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['competitions'] })
  return useCommand({ send, onDone: refresh, onStale: refresh })
}

export const useCallNext = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((_: undefined, idempotencyKey) =>
    call(callNext, { params: { eventId, classKey } }, { idempotencyKey }),
  )

type Excuse = InputOf<typeof excuseJudge>

export const useExcuseJudge = ({ eventId, classKey }: ClassOf, judgeId: Excuse['params']['judgeId']) =>
  useClassCommand((body: Excuse['body'], idempotencyKey) =>
    call(excuseJudge, { params: { eventId, classKey, judgeId }, body }, { idempotencyKey }),
  )

export const useDecideTie = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof decideTie>['body'], idempotencyKey) =>
    call(decideTie, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )

export const useHoldClass = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof holdClass>['body'], idempotencyKey) =>
    call(holdClass, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )

export const usePublishClass = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof publishClass>['body'], idempotencyKey) =>
    call(publishClass, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )

export const useSignClass = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof signClass>['body'], idempotencyKey) =>
    call(signClass, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )

export const useReopenClass = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof reopenClass>['body'], idempotencyKey) =>
    call(reopenClass, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )
