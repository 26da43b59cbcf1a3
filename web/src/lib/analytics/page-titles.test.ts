import { expect, test } from 'vitest'
import { screenPaths } from '#shared/content/navigation/screen-paths.ts'
import { pageTitleFor } from './page-titles.ts'

test.each([
  ['/', 'Home'],
  ['/events', 'Events Directory'],
  ['/directory', 'Business Directory'],
  ['/members', 'Community Members'],
  ['/resources', 'Resources'],
  ['/dashboard', 'User Dashboard'],
  ['/login', 'Login'],
  ['/register', 'Register'],
  ['/pricing', 'Pricing'],
  ['/events/suggest', 'Suggest Event'],
  ['/advertise', 'Advertise'],
  ['/search', 'Search Results'],
  ['/events/:eventId', 'Event Details'],
  ['/member/:userId', 'Member Profile'],
  ['/public-profile/:userId', 'Public Profile'],
])('%s is counted as %s, whatever its heading says', (path, title) => {
  expect(pageTitleFor(path, 'Summer Sound-Off')).toBe(title)
})

test('a page without a title of its own is counted by its heading', () => {
  expect(pageTitleFor('/garage', 'Garage')).toBe('Garage')
})

test.each(['/events/:eventId', '/member/:userId', '/public-profile/:userId'])(
  'one name stands for all pages at %s, which is how a screen writes its address',
  (path) => {
    expect(screenPaths).toContain(path)
    expect(pageTitleFor(path, '')).not.toBe('')
  },
)
