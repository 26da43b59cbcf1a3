import { expect, test } from 'vitest'
import {
  registerAccount,
  requestPasswordReset,
  resendVerification,
} from '#shared/accounts/accounts/contract.ts'
import { recoverSecondFactor } from '#shared/platform/security/contract.ts'
import { type Answer, Client } from '#test/support/client.ts'
import { newEmail, newMember, registration } from '#test/support/new-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

/** What a stranger sees of an answer: all but what differs from request to request. */
const seen = ({ status, headers, text }: Answer, email: string) => ({
  status,
  type: headers['content-type'],
  body: text
    .replaceAll(email, 'EMAIL')
    .replace(/"(requestId|Session|SALT|SRP_B|SECRET_BLOCK)":"[^"]*"/g, '"$1":"…"')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
    .replace(/"Destination":"[^"]*"/, '"Destination":"…"'),
})

const pool = (client: Client, operation: string, body: object) =>
  client.send({
    method: 'POST',
    path: '/_local/cognito/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: 'localclient', ...body }),
  })

const password = 'not the password'

const doors: Record<string, (client: Client, email: string) => Promise<Answer>> = {
  'log in': (client, email) =>
    pool(client, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  'begin to log in': (client, email) =>
    pool(client, 'InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: 'abc123' },
    }),
  'ask for a password reset': (client, email) => pool(client, 'ForgotPassword', { Username: email }),
  'reset a password': (client, email) =>
    pool(client, 'ConfirmForgotPassword', {
      Username: email,
      ConfirmationCode: '000000',
      Password: password,
    }),
  'sign up at the pool itself': (client, email) =>
    pool(client, 'SignUp', {
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  'confirm an address': (client, email) =>
    pool(client, 'ConfirmSignUp', { Username: email, ConfirmationCode: '000000' }),
  'ask for the verification mail': (client, email) => client.call(resendVerification, { body: { email } }),
  'ask for a new password': (client, email) => client.call(requestPasswordReset, { body: { email } }),
  register: (client, email) => client.call(registerAccount, { body: registration(email) }),
  'use a recovery code': (client, email) =>
    client.call(recoverSecondFactor, { body: { email, recoveryCode: '0000-0000-0000-0000' } }),
}

test.each(Object.keys(doors))('to %s tells no one whether an address is known', async (door) => {
  const { email: known } = await newMember(url)
  const unknown = newEmail()
  const answers = await Promise.all(
    [known, unknown].map(async (email) => {
      const answer = await doors[door]?.(new Client(url), email)
      return answer && seen(answer, email)
    }),
  )
  expect(answers[0]).toBeDefined()
  expect(answers[0]).toEqual(answers[1])
})

test('guessing is slowed down alike for known and unknown addresses, in the same words', async () => {
  const { email: known } = await newMember(url)
  const unknown = newEmail()
  const guesses = async (email: string) => {
    const answers = []
    for (let attempt = 1; attempt <= 7; attempt++)
      answers.push(seen((await doors['log in']?.(new Client(url), email)) as Answer, email))
    return answers
  }
  const [ofKnown, ofUnknown] = await Promise.all([guesses(known), guesses(unknown)])
  expect(ofKnown).toEqual(ofUnknown)
  expect(ofKnown.slice(0, 5).every(({ body }) => body.includes('Incorrect username or password.'))).toBe(true)
  expect(ofKnown.slice(5).every(({ body }) => body.includes('Password attempts exceeded'))).toBe(true)
})
