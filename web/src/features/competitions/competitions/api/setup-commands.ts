import { markAbsent } from '#shared/competitions/competitions/lane-contract.ts'
import {
  setClassSetup,
  setEventLanes,
  setRunOrder,
} from '#shared/competitions/competitions/setup-contract.ts'
import { voidClass } from '#shared/competitions/competitions/verification-contract.ts'
import type { InputOf, ParamsOf } from '#shared/platform/http/route.ts'
import { call } from '#web/lib/call.ts'
import { type ClassOf, useClassCommand } from './class-commands.ts'

export const useSetEventLanes = (eventId: ClassOf['eventId']) =>
  useClassCommand((body: InputOf<typeof setEventLanes>['body'], idempotencyKey) =>
    call(setEventLanes, { params: { eventId }, body }, { idempotencyKey }),
  )

export const useSetClassSetup = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof setClassSetup>['body'], idempotencyKey) =>
    call(setClassSetup, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )

export const useSetRunOrder = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof setRunOrder>['body'], idempotencyKey) =>
    call(setRunOrder, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )

type Absence = InputOf<typeof markAbsent>['body'] & Pick<ParamsOf<typeof markAbsent>, 'entryId'>

export const useMarkAbsent = ({ eventId, classKey }: ClassOf) =>
  useClassCommand(({ entryId, ...body }: Absence, idempotencyKey) =>
    call(markAbsent, { params: { eventId, classKey, entryId }, body }, { idempotencyKey }),
  )

export const useVoidClass = ({ eventId, classKey }: ClassOf) =>
  useClassCommand((body: InputOf<typeof voidClass>['body'], idempotencyKey) =>
    call(voidClass, { params: { eventId, classKey }, body }, { idempotencyKey }),
  )
