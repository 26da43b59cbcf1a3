import { expect, test } from 'vitest'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { adminScreens, ownScreens } from '#web/features/content/search/api/own-screens.ts'
import { usefulScreens } from './useful-screens.ts'

test.each(['visitor', ...MembershipType.options] as const)(
  'what a %s is offered before anything is typed is open to them',
  async (role) => {
    const all = [...ownScreens, ...(await adminScreens())]
    const screens = usefulScreens[role].map((path) => all.find((screen) => screen.path === path) ?? path)
    const open: unknown[] = ['public', role === 'visitor' ? 'visitors' : 'complete']
    for (const screen of screens) {
      if (typeof screen === 'string') expect.fail(`${screen} is not a screen that is found`)
      if (role !== 'admin') expect(open).toContain(screen.access)
    }
    expect(new Set(screens).size).toBe(6)
  },
)
