import { markAbsent } from '#shared/competitions/competitions/lane-contract.ts'
import {
  setClassSetup,
  setEventLanes,
  setRunOrder,
} from '#shared/competitions/competitions/setup-contract.ts'
import { voidClass } from '#shared/competitions/competitions/verification-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { ofClass } from './class-commands.ts'

export const useSetEventLanes = command(setEventLanes, ofClass)
export const useSetClassSetup = command(setClassSetup, ofClass)
export const useSetRunOrder = command(setRunOrder, ofClass)
export const useMarkAbsent = command(markAbsent, ofClass)
export const useVoidClass = command(voidClass, ofClass)
