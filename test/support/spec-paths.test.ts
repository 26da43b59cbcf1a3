import { expect, test } from 'vitest'
import type { Me } from '#shared/platform/users/contract.ts'
import { detour } from '#web/app/guard.tsx'
import { matchScreen, notFoundScreen } from '#web/app/match-screen.ts'
import { knownScreens, loadAdminScreens } from '#web/app/screens.ts'
import { adminPaths, memberPaths, type PathSamples, publicPaths, type SpecPath } from './spec-paths.ts'

await loadAdminScreens()
const anyId = new Proxy({}, { get: () => 'an-id' }) as PathSamples
const addressesOf = (paths: readonly SpecPath[]) => paths.flatMap(({ path, at = () => [path] }) => at(anyId))
const screenAt = (address: string) => matchScreen(knownScreens(), address.split('?')[0] ?? '').entry

test.for(addressesOf([...publicPaths, ...memberPaths, ...adminPaths]))('%s has a screen', (address) => {
  expect(screenAt(address)).not.toBe(notFoundScreen)
})

test.for(addressesOf(adminPaths))('%s sends members home, and visitors to the login and back', (address) => {
  const { access } = screenAt(address)
  const me = { membershipType: 'organization', registrationCompleted: true } as Me
  expect(detour(access, { status: 'signed-in', me }, address, false)).toBe('/')
  expect(detour(access, { status: 'anonymous' }, address)).toBe(`/login?from=${encodeURIComponent(address)}`)
})
