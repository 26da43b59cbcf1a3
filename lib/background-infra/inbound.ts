import type { FunctionInfra } from '../function-infra.ts'

export const domainOfInbound = 'support'

/** Woken by the mail service for each mail that comes in, which lies in the storage by then. */
export const inbound = {
  receiveMail: {
    entry: 'inbound/receive-mail.ts',
    table: ['put'],
    media: ['readReceivedMail'],
    env: ['MEDIA_BUCKET'],
  },
} satisfies Record<string, FunctionInfra>
