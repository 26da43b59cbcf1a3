import { useQueryClient } from '@tanstack/react-query'
import { decideCase, fileReport, withdrawReport } from '#shared/platform/reports/contract.ts'
import type { Case, ReportFields, Subject } from '#shared/platform/reports/report.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export const useFileReport = (subject: Subject) =>
  useCommand({
    send: (fields: Omit<ReportFields, 'subject'>, idempotencyKey) =>
      call(fileReport, { body: { ...fields, subject } }, { idempotencyKey }),
  })

export const useWithdrawReport = command(withdrawReport)

type Decision = { decision: 'upheld' | 'dismissed'; reason: string }

export function useDecideCase({ id, version }: Pick<Case, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['reports'] }),
      queryClient.invalidateQueries({ queryKey: ['waiting-work'] }),
    ])
  return useCommand({
    send: (decision: Decision, idempotencyKey) =>
      call(decideCase, { params: { caseId: id }, body: { ...decision, version } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
