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
import { command } from '#web/features/platform/forms/command.ts'

/** One class of one event. */
export type ClassOf = Pick<ClassWork['of'], 'eventId' | 'classKey'>

export const classParams = ({ eventId, classKey }: ClassOf) => ({ params: { eventId, classKey } })

/** A change of a class may change everything of competitions: its places, its boards, and what is open. */
export const ofClass = { changes: [['competitions']] }

export const useCallNext = command(callNext, ofClass)
export const useExcuseJudge = command(excuseJudge, ofClass)
export const useDecideTie = command(decideTie, ofClass)
export const useHoldClass = command(holdClass, ofClass)
export const usePublishClass = command(publishClass, ofClass)
export const useSignClass = command(signClass, ofClass)
export const useReopenClass = command(reopenClass, ofClass)
