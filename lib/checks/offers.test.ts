import { expect, test } from 'vitest'
import type { Contract } from '#shared/platform/http/route.ts'
import { routes } from '#shared/routes.ts'
import { offersIn } from './offers.ts'

/** The calls that no one presses: they come with what a member does, and without them nothing is lost. */
const unpressed = [
  'countProfileViewAsMember',
  'createLiveTicket',
  'endSession',
  'logActivity',
  'settleRegistration',
  'signOut',
  'touchSession',
]

/** The components that offer what another one beside them, or around them, shows. */
const offeredBy: Record<string, string[]> = {
  'audio-systems/components/keep-panel.tsx': ['project-share.tsx'],
  'components/diagram-editor.tsx': ['project-share.tsx'],
  'components/entry-card.tsx': ['entry-actions.tsx', 'entry-classes.tsx'],
  'components/league-desk.tsx': ['numbers-table.tsx'],
  'head-judge/head-judge-panel.tsx': ['judge-scoring-screen.tsx'],
  'organization/found-request.tsx': [
    'attachment-links.tsx',
    'composer.tsx',
    'request-head.tsx',
    'settle-actions.tsx',
    'work-panel.tsx',
  ],
  'organization/member-requests.tsx': ['many-bar.tsx'],
  'organization/own-desk-page.tsx': ['replies-panel.tsx', 'settings-form.tsx'],
  'screens/desk-screen.tsx': [
    'cash-list.tsx',
    'check-in-tab.tsx',
    'entries-tab.tsx',
    'registration-dialog.tsx',
  ],
  'screens/my-results-screen.tsx': ['result-menu.tsx'],
  'screens/request-screen.tsx': [
    'attachment-links.tsx',
    'rating-panel.tsx',
    'reply-form.tsx',
    'request-standing.tsx',
  ],
  'spl-studies/components/keep-panel.tsx': ['project-share.tsx'],
  'subwoofer-designs/components/keep-and-share.tsx': ['project-share.tsx'],
}

const { callersOf, shownBy, files, textOf } = offersIn('web/src')

const hasMark = (file: string) => /\bdata-own\b/.test(textOf(file))

const marks = (name: string) => files.filter((file) => file.endsWith(`/${name}`)).some(hasMark)

function isMarked(component: string): boolean {
  const others = Object.entries(offeredBy).find(([end]) => component.endsWith(end))?.[1]
  return hasMark(component) || others?.every(marks) === true
}

const isOfAdministrators = (component: string) => component.includes('/screens/admin-')

/** The screens on which a component is shown without a mark on the way. Administration is closed meanwhile. */
function unmarked(component: string, seen = new Set<string>()): string[] {
  if (isMarked(component) || isOfAdministrators(component) || seen.has(component)) return []
  seen.add(component)
  const above = [...shownBy(component)].filter((file) => file.endsWith('.tsx'))
  const isScreen = component.includes('/screens/') || above.length === 0
  return isScreen ? [component] : above.flatMap((one) => unmarked(one, seen))
}

const refused = Object.values<Contract>(routes)
  .filter(
    ({ whileImpersonating, path }) => whileImpersonating === 'refused' && !path.startsWith('/api/admin/'),
  )
  .map(({ name }) => name)
  .filter((name) => !unpressed.includes(name))

test('what is refused in a member’s place is marked on every screen that offers it', () => {
  const offered = refused.flatMap((route) =>
    [...callersOf(route)].flatMap((caller) =>
      unmarked(caller).map((screen) => `${route}: ${caller} on ${screen}`),
    ),
  )
  expect(offered).toEqual([])
})

test('calls are followed from a route to the component that makes them, and on to what shows it', () => {
  const [dialog = '', ...others] = callersOf('pauseSubscription')
  expect([dialog.endsWith('/pause-dialog.tsx'), others]).toEqual([true, []])
  expect([...shownBy(dialog)].map((file) => file.split('/').at(-1))).toEqual(['subscription-actions.tsx'])
  for (const route of refused) expect(callersOf(route).size, route).toBeGreaterThan(0)
})
