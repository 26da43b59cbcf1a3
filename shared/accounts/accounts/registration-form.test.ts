import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RegistrationForm } from './contract.ts'

const form = (
  given: { membershipType: string; [field: string]: string },
  password = 'a long enough phrase',
) => ({
  email: ' Ada@Example.COM ',
  password,
  userData: { name: 'Ada King', ...given },
  captchaToken: 'proof',
})
const firstProblem = (input: unknown) => z.safeParse(RegistrationForm, input).error?.issues[0]?.path.join('.')

test('a business names itself, a competitor need not', () => {
  expect(firstProblem(form({ membershipType: 'retailer', companyName: '  ' }))).toBe('userData.companyName')
  expect(firstProblem(form({ membershipType: 'retailer', companyName: '\u3164\u200b' }))).toBe(
    'userData.companyName',
  )
})

test('a business says how to reach it, because a person checks it; no one else is asked', () => {
  const shop = { membershipType: 'retailer', companyName: 'Bass Barn' }
  expect(firstProblem(form(shop))).toBe('userData.phone')
  expect(firstProblem(form({ ...shop, phone: '512 555 0100' }))).toBe('userData.city')
  expect(firstProblem(form({ ...shop, phone: '512 555 0100', city: 'Austin' }))).toBeUndefined()
  expect(firstProblem(form({ ...shop, phone: '512 555 0100', location: 'Austin, TX' }))).toBeUndefined()
  expect(firstProblem(form({ membershipType: 'competitor' }))).toBeUndefined()
})

test('the email is sent trimmed and in lower case', () => {
  expect(z.parse(RegistrationForm, form({ membershipType: 'competitor' })).email).toBe('ada@example.com')
})

test('a password that the user pool would refuse is refused before it is sent', () => {
  expect(firstProblem(form({ membershipType: 'competitor' }, ' padded phrase '))).toBe('password')
})
