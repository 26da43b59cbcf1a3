import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProfileForm } from './contract.ts'
import { editProfile } from './edit-profile.ts'
import { newUser } from './new-user.ts'

const now = '2026-06-01T00:00:00.000Z'
const user = newUser(
  {
    id: 'u',
    email: 'a@b.test',
    name: 'Ann Lee',
    membershipType: 'competitor',
    phone: 'ask me',
    city: 'Mesa',
    state: 'AZ',
  },
  '2026-01-01T00:00:00.000Z',
)

const changes = fc.record(
  {
    name: fc.string({ minLength: 1 }),
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
  expect(editProfile(user, { phone: undefined } as Omit<ProfileForm, 'version'>, now).phone).toBe('ask me')
})

test('a business cannot take its name away; other members leave it empty', () => {
  const named = { ...user, companyName: 'Loud & Clear' }
  const shop = { ...named, membershipType: 'retailer' } as const
  expect(() => editProfile(shop, { companyName: '' }, now)).toThrow('Enter the name of your business or club')
  expect(editProfile(shop, { companyName: 'Louder' }, now).companyName).toBe('Louder')
  expect(editProfile(named, { companyName: '' }, now).companyName).toBe('')
  expect(editProfile({ ...shop, companyName: '' }, { companyName: '', bio: 'Bass' }, now).bio).toBe('Bass')
})

test('a phone or place that is edited must be one, and is stored in its one form', () => {
  expect(editProfile(user, { phone: '(214) 555-0100' }, now).phone).toBe('+12145550100')
  expect(editProfile(user, { city: 'Tulsa', state: 'Oklahoma' }, now)).toMatchObject({
    state: 'OK',
    location: 'Tulsa, OK',
  })
  expect(editProfile(user, { phone: '' }, now).phone).toBe('')
  const edit = { phone: '555 0100', state: 'Kentuckee', zip: '752' }
  expect(() => editProfile(user, edit, now)).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      errors: ['phone', 'state', 'zip'].map((field) => expect.objectContaining({ path: `body.${field}` })),
    }),
  )
})

test('what was written before there were rules stays until it is edited itself', () => {
  const old = { ...user, phone: 'ask me', state: 'Kentuckee', zip: 'none', country: 'Neverland' }
  const { phone, state, zip, country } = old
  expect(editProfile(old, { bio: 'Bass', phone, state, zip, country }, now)).toMatchObject({
    ...old,
    bio: 'Bass',
    version: 2,
    updatedAt: now,
  })
  expect(() => editProfile(old, { phone: 'ask him' }, now)).toThrow('phone')
})

test('a registration is complete with a place, given now or before', () => {
  const complete = { complete: true }
  const { city, state, ...nowhere } = user
  expect(editProfile(user, {}, now, complete).city).toBe('Mesa')
  expect(() => editProfile({ ...nowhere, city: '', state: '' }, {}, now, complete)).toThrow(
    'city: Enter your city',
  )
  expect(() => editProfile({ ...nowhere, city: '', state: '' }, { city: 'Mesa' }, now, complete)).toThrow(
    'state',
  )
})
