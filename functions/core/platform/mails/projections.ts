import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { mails } from './mails.ts'
import { noteSuppressions } from './note-suppressions.ts'

export const projections = [
  waiting({
    of: mails,
    id: ({ id }) => id,
    since: ({ createdAt }) => createdAt,
    queue: ({ status, cleanedUpAt }) => {
      if (status === 'failed') return cleanedUpAt ? undefined : 'failedMails'
      return status === 'queued' || status === 'sending' ? 'mails' : undefined
    },
    lists: ['queued', 'sending', 'failed'].map(
      (status) => (cursor) => mails.list({ index: 'gsi2', pk: `MAILS#${status}`, limit: 100, cursor }),
    ),
  }),
  noteSuppressions,
]
