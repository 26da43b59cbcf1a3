import { expect, test } from 'vitest'
import {
  listBreachedPasswords,
  registerAccount,
  resendVerification,
} from '#shared/accounts/accounts/contract.ts'
import { completeRegistration, getMe, updateMe } from '#shared/platform/users/contract.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { completion, newEmail, newMember, plantedPassword, registration } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { poolCall, signIn } from '#test/support/sign-in.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** What only the server decides. */
const forbidden: Record<string, unknown> = {
  id: '00000000-0000-4000-8000-000000000000',
  role: 'super_admin',
  roleName: 'super_admin',
  status: 'active',
  verificationStatus: 'verified',
  subscriptionPlan: 'pro',
  chosenMembership: 'pro_competitor',
  approvedMembership: 'retailer',
  passwordSetAt: '2020-01-01T00:00:00.000Z',
  registrationProvider: 'google',
  registrationCompleted: true,
  loginCount: 9000,
  failedLoginAttempts: -5,
  lastLoginAt: '2020-01-01T00:00:00.000Z',
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  permissions: ['users.update'],
  isAdmin: true,
  adminId: 'someone',
  emailVerified: true,
  pk: 'USER#other',
  sk: 'USER',
  entity: 'mail',
  ttl: 1,
  __proto: { role: 'admin' },
}
const forbiddenPairs = Object.entries(forbidden)

const raw = (client: Client, contract: { method: string; path: string }, body: unknown) =>
  client.send({ ...contract, headers: client.headers(), body: JSON.stringify(body) })

test.each(PublicMembershipType.options)(
  'a %s registers with a status of its kind, and into nothing that is paid',
  async (type) => {
    const { client } = await newMember(url, type)
    const business = ['retailer', 'manufacturer', 'organization'].includes(type)
    const paid = type === 'pro_competitor'
    const { body } = await client.call(getMe, {})
    expect(body.chosenMembership).toBe(paid ? type : undefined)
    expect(body).toMatchObject({
      membershipType: paid ? 'competitor' : type,
      status: business ? 'pending' : 'active',
      verificationStatus: 'verified',
      firstName: 'Dana',
      lastName: 'de la Cruz',
      subscriptionPlan: 'basic',
      registrationCompleted: false,
    })
  },
)

test('no field that only the server decides is accepted at registration, beside the form or within it', async () => {
  const email = newEmail()
  const own = ['email', 'password', 'captchaToken']
  for (const [name, value] of [...forbiddenPairs, ['membershipType', 'admin']] as const) {
    const form = registration(email)
    const within = { ...form, userData: { ...form.userData, [name]: value } }
    const answers = [await raw(new Client(url), registerAccount, within)]
    if (!own.includes(name))
      answers.push(await raw(new Client(url), registerAccount, { ...form, [name]: value }))
    expect(
      answers.map(({ status }) => status),
      name,
    ).toEqual(answers.map(() => 400))
  }
  expect(await control.inbox(email)).toEqual([])
})

test('no field that only the server decides is accepted when a profile is changed or completed', async () => {
  // Two members, because each of these calls counts against a limit of its caller.
  const members = await Promise.all(
    [0, 1].map(async () => {
      const { client } = await newMember(url, 'retailer')
      return { client, before: (await client.call(getMe, {})).body }
    }),
  )
  const pairs = [...forbiddenPairs, ['membershipType', 'admin'], ['email', newEmail()]] as const
  for (const [index, [name, value]] of pairs.entries()) {
    const { client, before } = members[index % 2] ?? never()
    const change = await raw(client, updateMe, { bio: 'x', version: before.version, [name]: value })
    const completed = await raw(client, completeRegistration, {
      ...completion(before.version),
      [name]: value,
    })
    // A form that names an administrator is refused for that, and noted, before it is checked.
    const refused = name === 'adminId' ? 403 : 400
    expect([change.status, completed.status], name).toEqual([refused, refused])
  }
  for (const { client, before } of members) expect((await client.call(getMe, {})).body).toEqual(before)
})

const never = () => {
  throw new Error('there are two members')
}

test('no one signs up at the pool itself, to wait there with a password of their own', async () => {
  const email = newEmail()
  const signUp = (metadata: object) =>
    poolCall(url, 'SignUp', {
      ClientId: 'localclient',
      Username: email,
      Password: 'Another-Pa55word-9',
      UserAttributes: [{ Name: 'email', Value: email }],
      ...metadata,
    })
  const refused = { name: 'UserLambdaValidationException' }
  await expect(signUp({})).rejects.toMatchObject(refused)
  await expect(signUp({ ClientMetadata: { permit: 'a'.repeat(43) } })).rejects.toMatchObject(refused)
  const { client } = await newMember(url, 'competitor', email)
  expect((await client.call(getMe, {})).body.email).toBe(email)
})

test('a member who has confirmed the address is let in, even when the profile has not heard of it', async () => {
  const { client, email } = await newMember(url, 'retailer')
  await changeUser(userIdOf(client), { verificationStatus: 'pending' })
  expectProblem(await client.call(getMe, {}), 403, 'email_unverified')
  const again = await signIn(url, email, plantedPassword)
  expect((await again.call(getMe, {})).body.verificationStatus).toBe('verified')
})

test('a captcha proof counts once, and only for the form that it was made for', async () => {
  const proof = registration(newEmail()).captchaToken
  const send = (captchaToken: string) =>
    new Client(url).call(registerAccount, { body: { ...registration(newEmail()), captchaToken } })
  expect((await send(proof)).status).toBe(201)
  expect((await send(proof)).body).toMatchObject({ code: 'captcha_failed' })
  expect((await send(proof.replace('register', 'support'))).body).toMatchObject({ code: 'captcha_failed' })
  expect((await send('laptop-captcha')).body).toMatchObject({ code: 'captcha_failed' })
})

test('a leaked password is refused, for known and unknown addresses alike', async () => {
  const { email } = await newMember(url)
  const answers = await Promise.all(
    [email, newEmail()].map((address) =>
      new Client(url).call(registerAccount, { body: { ...registration(address), password: 'password123' } }),
    ),
  )
  for (const { status, body } of answers)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        code: 'breached_password',
        detail: 'This password has appeared in a data breach. Choose another one.',
        errors: [{ path: 'body.password' }],
      },
    })
})

test('browsers learn which leaked passwords begin alike, and never send one', async () => {
  const client = new Client(url)
  const { body } = await client.call(listBreachedPasswords, { params: { prefix: '5baa6' } })
  expect(body.suffixes).toContain('1E4C9B93F3F0682250B6CF8331B7EE68FD8')
  expect((await client.call(listBreachedPasswords, { params: { prefix: '5BAA61' } })).status).toBe(400)
})

/** What a stranger sees of a pool operation: the status and the whole body. */
async function poolAnswer(operation: string, body: object): Promise<string> {
  const response = await fetch(`${url}/_local/cognito/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: 'localclient', ...body }),
  })
  return `${response.status} ${await response.text()}`
}

const apiAnswer = async (contract: Parameters<Client['call']>[0], body: object) => {
  const { status, text } = await new Client(url).call(contract, { body } as never)
  return `${status} ${text}`
}

const strangersView: [string, (email: string) => Promise<string>][] = [
  ['register', (email) => apiAnswer(registerAccount, registration(email))],
  ['resend verification', (email) => apiAnswer(resendVerification, { email })],
  [
    'login',
    (email) =>
      poolAnswer('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: `${plantedPassword} wrong` },
      }),
  ],
  ['forgot password', (email) => poolAnswer('ForgotPassword', { Username: email })],
  [
    'reset password',
    (email) =>
      poolAnswer('ConfirmForgotPassword', {
        Username: email,
        ConfirmationCode: '000000',
        Password: `${plantedPassword} new`,
      }),
  ],
]

test.each(strangersView)(
  '%s answers the same for a known, a waiting and an unknown address',
  async (_, ask) => {
    const { email: known } = await newMember(url)
    const waiting = newEmail()
    await new Client(url).call(registerAccount, { body: registration(waiting) })
    const answers: string[] = []
    for (const email of [known, waiting, newEmail()])
      answers.push(
        await ask(email).then((text) =>
          text.replaceAll(email, '<address>').replace(maskedAddress, '<masked>'),
        ),
      )
    expect(answers).toEqual(answers.map(() => answers.at(-1)))
  },
)

/** `t***@e***`, which is made of what the stranger sent. */
const maskedAddress = /[a-z]\*{3}@[a-z]\*{3}/g
