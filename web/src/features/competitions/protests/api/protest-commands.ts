import { decideProtest, fileProtest, withdrawProtest } from '#shared/competitions/protests/contract.ts'
import { ofClass } from '#web/features/competitions/competitions/api/class-commands.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useFileProtest = command(fileProtest, ofClass)
export const useWithdrawProtest = command(withdrawProtest, ofClass)
export const useDecideProtest = command(decideProtest, ofClass)
