import { callingProviders, callingStripe } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const subscriptions = {
  routes: {
    previewSubscription: {
      table: ['get', 'query', 'put', 'update'],
      ...callingStripe,
    },
    createSubscription: {
      table: ['get', 'query', 'put', 'update'],
      ...callingProviders,
      env: ['SITE_URL'],
    },
    previewPlanChange: {
      table: ['get', 'query', 'put', 'update'],
      ...callingStripe,
    },
    updateSubscription: {
      table: ['get', 'query', 'put', 'update'],
      ...callingProviders,
      env: ['SITE_URL'],
    },
    settleSubscription: {
      table: ['get', 'query', 'put', 'update'],
      ...callingProviders,
    },
    discardSubscription: {
      table: ['get', 'query', 'put', 'update'],
      ...callingProviders,
    },
    cancelSubscription: {
      table: ['get', 'query', 'put', 'update'],
      ...callingProviders,
    },
    keepSubscription: {
      table: ['get', 'query', 'put', 'update'],
      ...callingProviders,
      env: ['SITE_URL'],
    },
    pauseSubscription: {
      table: ['get', 'query', 'put', 'update'],
      ...callingProviders,
    },
    resumeSubscription: {
      table: ['get', 'query', 'put', 'update'],
      ...callingProviders,
    },
    createManualSubscription: {
      table: ['get', 'query', 'put', 'update'],
      writesAudit: true,
      ...callingProviders,
    },
    changePlanForMember: {
      table: ['get', 'query', 'put', 'update'],
      writesAudit: true,
      ...callingStripe,
    },
  },
  consumers: {
    pauseSuspendedBilling: {
      entry: 'events/platform/account-suspended/pause-billing.ts',
      on: { fact: 'account.suspended' },
      table: ['get', 'query', 'put', 'update'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 60,
    },
    resumeReactivatedBilling: {
      entry: 'events/platform/account-reactivated/resume-billing.ts',
      on: { fact: 'account.reactivated' },
      table: ['get', 'query', 'put', 'update'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 60,
    },
    alertOfUnknownPlace: {
      entry: 'events/billing/tax-place-unknown/alert-administrators.ts',
      on: { fact: 'tax.place_unknown' },
      table: ['get', 'put', 'update'],
    },
  },
  jobs: {
    send_renewal_reminders: {
      schedule: 'cron(0 14 * * ? *)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 900,
    },
    resume_paused_subscriptions: {
      schedule: 'rate(1 hour)',
      table: ['get', 'query', 'put', 'update'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 900,
    },
    expire_plan_upgrades: {
      schedule: 'rate(5 minutes)',
      table: ['get', 'query', 'put', 'update'],
      paysThrough: ['stripe'],
      timeoutSeconds: 300,
    },
    end_due_subscriptions: {
      schedule: 'rate(1 hour)',
      table: ['get', 'query', 'put', 'update'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 900,
    },
    send_final_notices: {
      schedule: 'rate(1 hour)',
      table: ['get', 'query', 'put', 'update'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'subscriptions'>
