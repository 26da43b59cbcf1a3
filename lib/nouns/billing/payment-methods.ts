import { callingStripe } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const paymentMethods = {
  routes: {
    createSetupIntent: {
      table: ['get', 'put', 'update'],
      ...callingStripe,
    },
    addPaymentMethod: {
      table: ['get', 'put', 'update'],
      ...callingStripe,
    },
    removePaymentMethod: {
      table: ['get', 'put', 'update'],
      ...callingStripe,
    },
    setDefaultPaymentMethod: {
      table: ['get', 'put', 'update'],
      ...callingStripe,
    },
  },
  jobs: {
    remind_of_expiring_cards: {
      schedule: 'cron(30 14 * * ? *)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'paymentMethods'>
