import { drawBracket, recordMatch } from '#shared/competitions/brackets/contract.ts'
import { ofClass } from '#web/features/competitions/competitions/api/class-commands.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useDrawBracket = command(drawBracket, ofClass)
export const useRecordMatch = command(recordMatch, ofClass)
