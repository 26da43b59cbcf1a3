import type { ResultStatus } from '#shared/competitions/competition-results/competition-result.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const statusWords: Record<ResultStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Waiting', tone: 'warning' },
  verified: { label: 'Verified', tone: 'success' },
  rejected: { label: 'Refused', tone: 'danger' },
  superseded: { label: 'Replaced', tone: 'neutral' },
}
