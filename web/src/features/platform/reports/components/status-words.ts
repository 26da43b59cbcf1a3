import type { CaseStatus } from '#shared/platform/reports/report.ts'

export const statusWords: Readonly<Record<CaseStatus, string>> = {
  open: 'To decide',
  upheld: 'Removed or corrected',
  dismissed: 'Kept',
}
