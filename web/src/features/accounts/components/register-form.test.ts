import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { membershipOf, RegisterForm } from './register-form.ts'

const form = (
  given: { membershipType: string; companyName?: string },
  password = 'a long enough phrase',
) => ({
  email: ' Ada@Example.COM ',
  password,
  userData: { name: 'Ada King', location: 'Austin, TX', phone: '512 555 0100', ...given },
  captchaToken: 'proof',
})
const firstProblem = (input: unknown) => z.safeParse(RegisterForm, input).error?.issues[0]?.path.join('.')

test('a business names itself, a competitor need not', () => {
  expect(firstProblem(form({ membershipType: 'retailer', companyName: '  ' }))).toBe('userData.companyName')
  expect(firstProblem(form({ membershipType: 'retailer', companyName: 'Bass Barn' }))).toBeUndefined()
  expect(firstProblem(form({ membershipType: 'competitor' }))).toBeUndefined()
})

test('the email is sent trimmed and in lower case', () => {
  expect(z.parse(RegisterForm, form({ membershipType: 'competitor' })).email).toBe('ada@example.com')
})

test('a password is refused here when the user pool would refuse it', () => {
  expect(firstProblem(form({ membershipType: 'competitor' }, ' padded phrase '))).toBe('password')
})

test('a link can ask for any membership but admin', () => {
  expect(membershipOf('manufacturer')).toBe('manufacturer')
  expect(membershipOf('admin')).toBe('competitor')
  expect(membershipOf(null)).toBe('competitor')
})
