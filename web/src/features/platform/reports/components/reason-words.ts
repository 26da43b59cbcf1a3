import type { ReportReason } from '#shared/platform/reports/report.ts'

export const reasonWords: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  scam: 'Scam or fraud',
  wrong_facts: 'Wrong facts',
  stolen_picture: 'Someone else’s picture',
  prohibited: 'Something that is not allowed here',
  offensive: 'Offensive or hateful',
  other: 'Something else',
}
