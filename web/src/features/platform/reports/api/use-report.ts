import { fileReport, withdrawReport } from '#shared/platform/reports/contract.ts'
import type { Case, ReportFields, Subject } from '#shared/platform/reports/report.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export const useFileReport = (subject: Subject) =>
  useCommand({
    send: (fields: Omit<ReportFields, 'subject'>, idempotencyKey) =>
      call(fileReport, { body: { ...fields, subject } }, { idempotencyKey }),
  })

export const useWithdrawReport = () =>
  useCommand({
    send: (caseId: Case['id'], idempotencyKey) =>
      call(withdrawReport, { params: { caseId } }, { idempotencyKey }),
  })
