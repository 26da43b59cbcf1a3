import { drawBracket, recordMatch } from '#shared/competitions/brackets/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { type ClassOf, useClassCommand } from '#web/features/competitions/competitions/api/class-commands.ts'
import { call } from '#web/lib/call.ts'

export const useDrawBracket = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof drawBracket>['body'], idempotencyKey) =>
    call(drawBracket, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )

export const useRecordMatch = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof recordMatch>['body'], idempotencyKey) =>
    call(recordMatch, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )
