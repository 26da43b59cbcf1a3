import { expect, test } from 'vitest'
import type { Contract } from '#shared/platform/http/route.ts'
import { type RouteName, routes } from '#shared/routes.ts'

test('every change that needs no account is limited by address, and so is what proves a password', () => {
  const contracts = (Object.keys(routes) as RouteName[]).map((name): Contract => routes[name])
  const unlimited = contracts.filter(
    ({ auth, method, rateLimit }) => auth === 'public' && method !== 'GET' && rateLimit?.per !== 'ip',
  )
  const guessable = contracts.filter(
    ({ path, method, rateLimit }) =>
      /\/accounts\/(password|email|second-factor)/.test(path) && method !== 'GET' && !rateLimit,
  )
  expect([...unlimited, ...guessable].map(({ name }) => name)).toEqual([])
})
