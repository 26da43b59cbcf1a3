import type { RequestStatus } from '#shared/support/support-requests/support-request.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** How those who ask read where a request stands. */
export const requestWords: Record<RequestStatus, { word: string; tone: Tone }> = {
  unconfirmed: { word: 'Not confirmed', tone: 'neutral' },
  open: { word: 'Open', tone: 'info' },
  waiting: { word: 'Waiting for you', tone: 'warning' },
  solved: { word: 'Solved', tone: 'success' },
  closed: { word: 'Closed', tone: 'neutral' },
  spam: { word: 'Closed', tone: 'neutral' },
  merged: { word: 'Merged', tone: 'neutral' },
}
