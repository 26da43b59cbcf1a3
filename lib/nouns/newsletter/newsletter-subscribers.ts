import type { NounInfra } from '#lib/noun-infra.ts'

const linked = { table: ['get', 'query', 'put'], signsUnsubscribes: true } as const

export const newsletterSubscribers = {
  routes: {
    subscribeToNewsletter: {
      table: ['get', 'put', 'update'],
      signsUnsubscribes: true,
      env: ['CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET', 'CAPTCHA_HOST', 'SITE_URL'],
    },
    lookUpNewsletterLink: { table: ['get'], signsUnsubscribes: true },
    confirmNewsletter: { table: ['get', 'put'], signsUnsubscribes: true },
    unsubscribeFromNewsletter: linked,
    resubscribeToNewsletter: { table: ['get', 'put'], signsUnsubscribes: true },
    getNewsletterSubscription: { table: ['get'] },
    setNewsletterSubscription: { table: ['get', 'query', 'put', 'delete'] },
    listSubscribers: { table: ['query'] },
    getSubscriber: { table: ['get', 'query', 'batchGet'] },
    addSubscriber: { table: ['get', 'put'], signsUnsubscribes: true, env: ['SITE_URL'] },
    unsubscribeSubscriber: { table: ['get', 'put'] },
    reviveSubscriber: { table: ['get', 'put', 'delete'] },
    importSubscribers: {
      table: ['get', 'put'],
      signsUnsubscribes: true,
      env: ['SITE_URL'],
      timeoutSeconds: 29,
    },
    exportSubscribers: { table: ['query'] },
    getAudienceFigures: { table: ['query'] },
    listSuppressions: { table: ['get', 'query'] },
    addSuppression: { table: ['get', 'put'] },
    removeSuppression: { table: ['get', 'put', 'delete'] },
    getNewsletterSettings: { table: ['get'] },
    updateNewsletterSettings: { table: ['get', 'query', 'put'] },
  },
  consumers: {
    subscribeRegistered: {
      entry: 'events/platform/registration-completed/subscribe.ts',
      on: { fact: 'registration.completed' },
      table: ['get', 'query', 'put', 'delete'],
    },
    moveSubscriber: {
      entry: 'events/platform/contact-changed/move-subscriber.ts',
      on: { fact: 'contact.changed' },
      table: ['get', 'query', 'put', 'delete'],
    },
    followNewsletterBounce: {
      entry: 'events/platform/mail-bounced/follow-subscriber.ts',
      on: {
        service: 'aws.ses',
        detailTypes: ['Email Bounced', 'Email Complaint Received', 'Email Delivered'],
      },
      table: ['get', 'put'],
    },
  },
  jobs: {
    drop_pending_subscribers: {
      schedule: 'cron(40 5 * * ? *)',
      table: ['get', 'query', 'delete'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'newsletterSubscribers'>
