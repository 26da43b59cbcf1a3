import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { CountedEventName } from '#shared/operations/insights/counted-event.ts'

const root = join(import.meta.dirname, '../..')

const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))

const callersOf = (name: string) =>
  sources
    .filter(({ code }) => new RegExp(`\\btrack(?:Shown)?\\('${name}'`).test(code))
    .map(({ file }) => relative('.', file))
    .sort()

/** Where each event happens; what holds for many screens calls it for them. */
const callers: Record<CountedEventName, string[]> = {
  page_view: ['lib/analytics/track.ts'],
  sign_up: [
    'features/accounts/accounts/components/google-registration-fields.tsx',
    'features/accounts/accounts/components/password-registration.tsx',
  ],
  login: ['lib/session/enter-session.ts'],
  event_registration: ['features/events/registrations/api/count-entry.ts'],
  purchase: ['lib/analytics/purchases.ts'],
  search: [
    'features/app/palette/palette-dialog.tsx',
    'features/content/search/components/search-box.tsx',
    'features/content/search/screens/search-screen.tsx',
  ],
  social_click: ['features/content/footer/components/social-link.tsx'],
  form_submit: ['lib/analytics/track.ts'],
  ad_click: ['features/ads/ad-delivery/slots/filled-slot.tsx'],
  error: ['app/screen-boundary.tsx', 'lib/analytics/script-errors.ts', 'lib/call.ts'],
  view_event_detail: ['features/events/events/screens/event-screen.tsx'],
}

test.each(CountedEventName.options)('%s is counted where it happens', (name) => {
  expect(callersOf(name)).toEqual(callers[name])
})

const usersOf = (call: string) =>
  sources
    .filter(({ file, code }) => !file.startsWith('lib/analytics/') && code.includes(`${call}(`))
    .map(({ file }) => file.replace(/^.*\//, ''))
    .sort()

test('each payment that succeeds on a screen is counted there', () => {
  expect(usersOf('purchaseSettled')).toEqual(['settle-subscription.ts'])
  expect(usersOf('countPaid')).toEqual(['count-entry.ts', 'pay-dialog.tsx'])
  expect(usersOf('countEntryPayment')).toEqual([
    'change-dialog.tsx',
    'enter-dialog.tsx',
    'pay-due-dialog.tsx',
    'paypal-return.tsx',
  ])
  expect(usersOf('countEntry')).toEqual(['enter-dialog.tsx', 'own-standing.tsx', 'paypal-return.tsx'])
})
