import type { NounInfra } from '#lib/noun-infra.ts'

export const mails = {
  routes: {
    listMails: { table: ['get', 'query'] },
    retryMail: { table: ['get', 'put'] },
    liftSuppression: { table: ['get', 'put', 'delete'] },
  },
  consumers: {
    deliverMail: {
      entry: 'events/platform/mail-queued/deliver.ts',
      on: { fact: 'mail.queued' },
      table: ['get', 'query', 'put'],
      sendsMail: true,
      signsUnsubscribes: true,
      env: ['MAIL_FROM', 'SITE_URL'],
    },
    suppressAddress: {
      entry: 'events/platform/mail-bounced/suppress-address.ts',
      on: { service: 'aws.ses', detailTypes: ['Email Bounced', 'Email Complaint Received'] },
      table: ['get', 'put'],
    },
  },
  jobs: {
    deliver_due_mails: {
      schedule: 'rate(1 minute)',
      table: ['get', 'query', 'put'],
      sendsMail: true,
      signsUnsubscribes: true,
      env: ['MAIL_FROM', 'SITE_URL'],
      timeoutSeconds: 300,
    },
  },
} satisfies NounInfra<'mails'>
