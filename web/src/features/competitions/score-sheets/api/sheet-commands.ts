import { declareConflict, reopenSheet } from '#shared/competitions/score-sheets/contract.ts'
import { ofClass } from '#web/features/competitions/competitions/api/class-commands.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useReopenSheet = command(reopenSheet, ofClass)
export const useDeclareConflict = command(declareConflict, ofClass)
