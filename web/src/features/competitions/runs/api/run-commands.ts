import { changeRun, voidRun } from '#shared/competitions/runs/contract.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useClassCommand } from '#web/features/competitions/competitions/api/class-commands.ts'
import { call } from '#web/lib/call.ts'

type Of = Pick<Run, 'id' | 'eventId' | 'classKey'>
const named = ({ id, eventId, classKey }: Of) => ({ eventId, classKey, runId: id })

export const useVoidRun = (run: Of) =>
  useClassCommand((body: InputOf<typeof voidRun>['body'], idempotencyKey) =>
    call(voidRun, { params: named(run), body }, { idempotencyKey }),
  )

export const useChangeRun = (run: Of) =>
  useClassCommand((body: InputOf<typeof changeRun>['body'], idempotencyKey) =>
    call(changeRun, { params: named(run), body }, { idempotencyKey }),
  )
