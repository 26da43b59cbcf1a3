import { decideProtest, fileProtest, withdrawProtest } from '#shared/competitions/protests/contract.ts'
import type { InputOf, ParamsOf } from '#shared/platform/http/route.ts'
import { type ClassOf, useClassCommand } from '#web/features/competitions/competitions/api/class-commands.ts'
import { call } from '#web/lib/call.ts'

type OfProtest = ParamsOf<typeof withdrawProtest>

export const useFileProtest = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof fileProtest>['body'], idempotencyKey) =>
    call(fileProtest, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )

export const useWithdrawProtest = () =>
  useClassCommand((params: OfProtest, idempotencyKey) =>
    call(withdrawProtest, { params }, { idempotencyKey }),
  )

export const useDecideProtest = ({ eventId, protestId }: OfProtest) =>
  useClassCommand((body: InputOf<typeof decideProtest>['body'], idempotencyKey) =>
    call(decideProtest, { params: { eventId, protestId }, body }, { idempotencyKey }),
  )
