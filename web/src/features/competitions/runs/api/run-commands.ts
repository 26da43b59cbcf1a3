import { changeRun, voidRun } from '#shared/competitions/runs/contract.ts'
import { ofClass } from '#web/features/competitions/competitions/api/class-commands.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useVoidRun = command(voidRun, ofClass)
export const useChangeRun = command(changeRun, ofClass)
