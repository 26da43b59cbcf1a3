import type { NounInfra } from '#lib/noun-infra.ts'

export const inboundMails = {
  consumers: {
    fileReceivedMail: {
      entry: 'events/support/mail-received/file-mail.ts',
      on: { fact: 'mail.received' },
      table: ['get', 'query', 'batchGet', 'put', 'update', 'check'],
      media: ['readReceivedMail', 'putDocument', 'deleteDocument'],
      env: ['MEDIA_BUCKET', 'MAIL_FROM', 'SUPPORT_DOMAIN'],
      timeoutSeconds: 60,
      // A whole processor: a mail of 15 MB is read in seconds, and takes up to 700 MB.
      memoryMb: 1769,
    },
  },
} satisfies NounInfra
