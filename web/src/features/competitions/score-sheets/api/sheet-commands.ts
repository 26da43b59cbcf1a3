import type { ClassWork, SheetHead, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import { declareConflict, reopenSheet } from '#shared/competitions/score-sheets/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useClassCommand } from '#web/features/competitions/competitions/api/class-commands.ts'
import { call } from '#web/lib/call.ts'

type Of = Pick<ClassWork['of'], 'eventId' | 'classKey'> &
  Pick<WorkEntry, 'entryId'> &
  Pick<SheetHead, 'judgeId'>

export const useReopenSheet = ({ eventId, classKey, entryId, judgeId }: Of) =>
  useClassCommand((body: InputOf<typeof reopenSheet>['body'], idempotencyKey) =>
    call(reopenSheet, { params: { eventId, classKey, entryId, judgeId }, body }, { idempotencyKey }),
  )

export const useDeclareConflict = ({ eventId, classKey, entryId }: Omit<Of, 'judgeId'>) =>
  useClassCommand((body: InputOf<typeof declareConflict>['body'], idempotencyKey) =>
    call(declareConflict, { params: { eventId, classKey, entryId }, body }, { idempotencyKey }),
  )
