import { expect, test } from 'vitest'
import { settleRegistration } from './settle-registration.ts'

const person = { name: 'Ada King', membershipType: 'competitor' } as const
const shop = {
  ...person,
  membershipType: 'retailer',
  companyName: 'Bass Barn',
  phone: '512 555 0100',
} as const

test('a place in one line is taken apart where it is written as most people write it', () => {
  expect(settleRegistration({ ...person, location: 'Mesa, Arizona' })).toMatchObject({
    city: 'Mesa',
    state: 'AZ',
    location: 'Mesa, AZ',
  })
  expect(settleRegistration({ ...person, location: 'Between two rivers' })).toMatchObject({
    city: '',
    location: 'Between two rivers',
  })
})

test('a member who registers without phone and place is asked later', () => {
  expect(settleRegistration(person)).toMatchObject({ phone: '', city: '', country: 'United States' })
})

test('what is given must be what it is called, and is stored in its one form', () => {
  const pathsOf = (data: Parameters<typeof settleRegistration>[0]) => {
    try {
      settleRegistration(data)
    } catch (error) {
      return (error as { errors: { path: string }[] }).errors.map(({ path }) => path)
    }
    return []
  }
  expect(settleRegistration({ ...shop, city: 'Toronto', state: 'on', country: 'CA' })).toMatchObject({
    phone: '+15125550100',
    state: 'ON',
    country: 'Canada',
  })
  expect(pathsOf({ ...person, phone: '555 0100' })).toEqual(['body.userData.phone'])
  expect(pathsOf({ ...shop, city: 'Austin' })).toEqual(['body.userData.state'])
  expect(pathsOf({ ...shop, city: 'Köln', country: 'Neverland' })).toEqual(['body.userData.country'])
})
