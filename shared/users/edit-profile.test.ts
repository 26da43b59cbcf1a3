import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProfileForm } from './contract.ts'
import { editProfile } from './edit-profile.ts'
import { newUser } from './new-user.ts'

const now = '2026-06-01T00:00:00.000Z'
const user = newUser(
  { id: 'u', email: 'a@b.test', name: 'Ann Lee', membershipType: 'competitor', phone: '1' },
  '2026-01-01T00:00:00.000Z',
)

const changes = fc.record(
  {
    name: fc.string({ minLength: 1 }),
    phone: fc.string(),
    city: fc.string(),
    bio: fc.string(),
    isPublicProfile: fc.boolean(),
  },
  { requiredKeys: [] },
)

test('an edit changes what it names, the name’s parts, the time and the version, and nothing else', () => {
  fc.assert(
    fc.property(changes, (given) => {
      const edited = editProfile(user, given, now)
      const { firstName, lastName, ...rest } = edited
      const { firstName: first, lastName: last, ...before } = user
      expect(rest).toEqual({ ...before, ...given, updatedAt: now, version: user.version + 1 })
      if (given.name === undefined) expect([firstName, lastName]).toEqual([first, last])
      else
        expect([firstName, lastName].filter(Boolean).join(' ')).toBe(given.name.trim().split(/\s+/).join(' '))
    }),
  )
})

test('a field that is given as undefined stays as it is', () => {
  expect(editProfile(user, { phone: undefined } as Omit<ProfileForm, 'version'>, now).phone).toBe('1')
})

test('a business cannot take its name away; whoever is none, or never had one, leaves it empty', () => {
  const named = { ...user, companyName: 'Loud & Clear' }
  const shop = { ...named, membershipType: 'retailer' } as const
  expect(() => editProfile(shop, { companyName: '' }, now)).toThrow('Enter the name of your business or club')
  expect(editProfile(shop, { companyName: 'Louder' }, now).companyName).toBe('Louder')
  expect(editProfile(named, { companyName: '' }, now).companyName).toBe('')
  expect(editProfile({ ...shop, companyName: '' }, { companyName: '', bio: 'Bass' }, now).bio).toBe('Bass')
})
