import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capabilities } from '#shared/platform/capabilities/capabilities.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { mayChange } from './may-change.ts'
import { GrantablePermission, isUseful, Permission, permissionsByType } from './permissions.ts'

const createdAt = '2026-06-01T12:00:00.000Z'
const after = (ms: number) => new Date(Date.parse(createdAt) + ms).toISOString()
const day = 86_400_000

const things = fc.record({
  ownerId: fc.constantFrom('me', 'someone'),
  verified: fc.boolean(),
  createdAt: fc.constant(createdAt),
})
const types = fc.constantFrom(...MembershipType.options)
const verbs = fc.constantFrom('update' as const, 'delete' as const)
const ages = fc.integer({ min: 0, max: 10 * day })

test('only administrators change what is not theirs', () => {
  fc.assert(
    fc.property(types, verbs, things, ages, (type, verb, thing, age) => {
      fc.pre(thing.ownerId !== 'me' && type !== 'admin')
      const own = new Set(permissionsByType[type])
      expect(mayChange(own, 'competition_results', verb, thing, 'me', after(age))).toBe(false)
    }),
  )
})

test('a competitor changes own results while they are unverified and younger than 24 hours', () => {
  fc.assert(
    fc.property(verbs, things, ages, (verb, thing, age) => {
      fc.pre(thing.ownerId === 'me')
      const own = new Set(permissionsByType.competitor)
      expect(mayChange(own, 'competition_results', verb, thing, 'me', after(age))).toBe(
        !thing.verified && age < day,
      )
    }),
  )
})

test('the limit is exact: a millisecond before 24 hours passes, 24 hours does not', () => {
  const own = new Set(permissionsByType.competitor)
  const thing = { ownerId: 'me', verified: false, createdAt }
  expect(mayChange(own, 'competition_results', 'update', thing, 'me', after(day - 1))).toBe(true)
  expect(mayChange(own, 'competition_results', 'update', thing, 'me', after(day))).toBe(false)
})

test('a further permission never takes anything away', () => {
  fc.assert(
    fc.property(
      types,
      fc.subarray(Permission.options),
      verbs,
      things,
      ages,
      (type, more, verb, thing, age) => {
        const before = mayChange(new Set(permissionsByType[type]), 'events', verb, thing, 'me', after(age))
        const more_ = new Set([...permissionsByType[type], ...more])
        if (before) expect(mayChange(more_, 'events', verb, thing, 'me', after(age))).toBe(true)
      },
    ),
  )
})

test('no role can be given what makes its holder an administrator of accounts', () => {
  expect(GrantablePermission.options).not.toContain('users.update')
  expect(GrantablePermission.options).not.toContain('users.delete')
  expect(GrantablePermission.options).toHaveLength(Permission.options.length - 2)
})

test('the table of permissions is the one that was agreed', () => {
  const table = Object.fromEntries(
    MembershipType.options.map((type) => [type, permissionsByType[type].toSorted()]),
  )
  expect(table).toMatchInlineSnapshot(`
    {
      "admin": [
        "competition_results.bulk_update",
        "competition_results.create",
        "competition_results.delete",
        "competition_results.read",
        "competition_results.update",
        "competition_results.verify",
        "events.create",
        "events.delete",
        "events.update",
        "pro_tools.full",
        "users.delete",
        "users.read",
        "users.update",
      ],
      "competitor": [
        "competition_results.create",
        "competition_results.delete_own_limited",
        "competition_results.read",
        "competition_results.update_own_limited",
      ],
      "manufacturer": [
        "competition_results.create",
        "competition_results.delete_own",
        "competition_results.read",
        "competition_results.update_own",
        "events.create",
        "events.update_own",
        "pro_tools.full",
      ],
      "organization": [
        "competition_results.create",
        "competition_results.delete_own",
        "competition_results.read",
        "competition_results.update_own",
        "events.create",
        "events.update_own",
        "pro_tools.full",
      ],
      "pro_competitor": [
        "competition_results.create",
        "competition_results.delete_own",
        "competition_results.export",
        "competition_results.read",
        "competition_results.update_own",
        "pro_tools.full",
      ],
      "retailer": [
        "competition_results.create",
        "competition_results.delete_own",
        "competition_results.read",
        "competition_results.update_own",
        "events.create",
        "events.update_own",
        "pro_tools.full",
      ],
    }
  `)
})

test('no permission is promised before the platform can do what it is about', () => {
  for (const permission of Permission.options.filter((name) => name.startsWith('events.')))
    expect(isUseful(permission)).toBe(capabilities.event_listings)
  expect(isUseful('competition_results.create')).toBe(capabilities.results)
  expect(isUseful('competition_results.export')).toBe(capabilities.results_export)
  expect(isUseful('users.read')).toBe(true)
})
