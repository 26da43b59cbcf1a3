import { callingProviders } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

const entering = ['get', 'query', 'put', 'update', 'delete', 'check', 'batchGet'] as const
const telling = ['get', 'put', 'update'] as const
const ending = ['get', 'query', 'put', 'update', 'delete', 'check'] as const

export const registrations = {
  routes: {
    previewEntry: { table: ['get', 'query', 'batchGet'] },
    getCancelEffect: { table: ['get', 'query'] },
    getChangeEffect: { table: ['get', 'query'] },
    enterEvent: { table: entering },
    getMyRegistration: { table: ['get', 'query'] },
    listEntrants: { table: ['get', 'query', 'batchGet'] },
    listMyRegistrations: { table: ['get', 'query', 'batchGet'] },
    payRegistration: { table: ['get', 'query', 'put', 'update'], ...callingProviders, env: ['SITE_URL'] },
    settleRegistration: { table: ending, ...callingProviders },
    changeRegistration: { table: ['get', 'query', 'put', 'update', 'check'], ...callingProviders },
    completeEntry: { table: ['get', 'query', 'put', 'update'] },
    handOverRegistration: { table: ending },
    listOfferedEntries: { table: ['get', 'query', 'batchGet'] },
    acceptHandOver: { table: ending, ...callingProviders },
    endHandOver: { table: ['get', 'put', 'update', 'delete'] },
    withdrawRegistration: { table: ending, ...callingProviders },
    acceptPlaceOffer: { table: ending },
    declinePlaceOffer: { table: ending },
    getOwnCalendar: { table: ['get', 'query', 'batchGet'], env: ['SITE_URL'] },
    getCalendarAddress: { table: ['get'] },
    renewOwnCalendar: { table: ['get', 'put', 'update'], env: ['SITE_URL'] },
  },
  consumers: {
    offerFreedPlaces: {
      entry: 'events/events/place-freed/offer-next-places.ts',
      on: { fact: 'place.freed' },
      table: ending,
      timeoutSeconds: 60,
    },
    offerPlacesOfChangedEvent: {
      entry: 'events/events/event-changed/offer-next-places.ts',
      on: { fact: 'event.changed' },
      table: ending,
      timeoutSeconds: 60,
    },
    refundEntries: {
      entry: 'events/events/registration-refund-due/refund-entry.ts',
      on: { fact: 'registration.refund_due' },
      table: ending,
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 60,
    },
    cancelEntriesOfEvent: {
      entry: 'events/events/event-cancelled/cancel-registrations.ts',
      on: { fact: 'event.cancelled' },
      table: ending,
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 300,
    },
    tellOfConfirmedEntry: {
      entry: 'events/events/registration-confirmed/tell-entrant.ts',
      on: { fact: 'registration.confirmed' },
      table: telling,
      env: ['SITE_URL'],
    },
    tellOfWaitingPlace: {
      entry: 'events/events/registration-waiting/tell-entrant.ts',
      on: { fact: 'registration.waiting' },
      table: telling,
    },
    tellOfPlaceOffer: {
      entry: 'events/events/offer-made/tell-entrant.ts',
      on: { fact: 'offer.made' },
      table: telling,
    },
    tellOfOpenPlace: {
      entry: 'events/events/place-opened/tell-entrant.ts',
      on: { fact: 'place.opened' },
      table: telling,
    },
    tellOfEndedEntry: {
      entry: 'events/events/registration-ended/tell-entrant.ts',
      on: { fact: 'registration.ended' },
      table: telling,
    },
    tellOfLateEntryPayment: {
      entry: 'events/events/registration-paid-late/tell-entrant.ts',
      on: { fact: 'registration.paid_late' },
      table: telling,
    },
    tellOfHandedOverEntry: {
      entry: 'events/events/registration-handed-over/tell-both.ts',
      on: { fact: 'registration.handed_over' },
      table: telling,
      env: ['SITE_URL'],
    },
    tellOfChangedEvent: {
      entry: 'events/events/event-changed/tell-entrants.ts',
      on: { fact: 'event.changed' },
      table: [...telling, 'query'],
      env: ['SITE_URL'],
      timeoutSeconds: 300,
    },
    askForChangedWaiver: {
      entry: 'events/events/event-changed/ask-for-waiver.ts',
      on: { fact: 'event.changed' },
      table: [...telling, 'query'],
      timeoutSeconds: 300,
    },
    followEventStart: {
      entry: 'events/events/event-changed/follow-start.ts',
      on: { fact: 'event.changed' },
      table: ['get', 'query', 'put'],
      timeoutSeconds: 300,
    },
  },
  jobs: {
    end_entry_holds: {
      schedule: 'rate(1 minute)',
      table: ending,
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 300,
    },
    end_offers: { schedule: 'rate(1 minute)', table: ending, timeoutSeconds: 300 },
    remind_of_offers: { schedule: 'rate(10 minutes)', table: [...telling, 'query'], timeoutSeconds: 300 },
    send_event_reminders: { schedule: 'rate(1 hour)', table: [...telling, 'query'], timeoutSeconds: 300 },
  },
} satisfies NounInfra<'registrations'>
