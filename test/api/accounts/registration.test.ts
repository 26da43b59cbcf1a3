import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { permitAtPool } from '#core/platform/security/pool-permits.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import {
  registerAccount,
  requestPasswordReset,
  resendVerification,
} from '#shared/accounts/accounts/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { mailedCode, newEmail, newMember, plantedPassword, registration } from '#test/support/new-member.ts'
import { plantToken } from '#test/support/plant-token.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { poolCall, signIn } from '#test/support/sign-in.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const profile = (version: number) => ({
  name: 'Dana de la Cruz',
  phone: '',
  city: 'Mesa',
  state: 'AZ',
  country: 'United States',
  bio: '',
  isPublicProfile: false,
  version,
})

test('a registered member verifies by the mailed link, logs in and has the profile that was given', async () => {
  const { client, email } = await newMember(url)
  const me = await client.call(getMe, {})
  expect(me.status).toBe(200)
  expect(me.body).toMatchObject({
    email,
    firstName: 'Dana',
    lastName: 'de la Cruz',
    membershipType: 'competitor',
    status: 'active',
    registrationCompleted: false,
    unreadNotifications: 0,
  })
})

test('a business starts with a pending account, and only its email is verified by the link', async () => {
  const { client } = await newMember(url, 'retailer')
  const me = await client.call(getMe, {})
  expect(me.body).toMatchObject({
    membershipType: 'retailer',
    status: 'pending',
    verificationStatus: 'verified',
  })
})

test('no one logs in before the address is verified', async () => {
  const email = newEmail()
  await new Client(url).call(registerAccount, { body: registration(email) })
  await expect(signIn(url, email, plantedPassword)).rejects.toMatchObject({
    name: 'UserNotConfirmedException',
  })
})

test('an address that is too long to log in with is refused as what it is, and one that just fits is taken', async () => {
  const addressOf = (length: number) =>
    `${newEmail().replace('@', `@${'b'.repeat(60)}.`)}`.padStart(length, 'a')
  const register = (email: string) => new Client(url).call(registerAccount, { body: registration(email) })
  const refused = await register(addressOf(129))
  expectProblem(refused, 400, 'validation_failed')
  expect(refused.text).toContain('body.email')
  const fitting = addressOf(128)
  expect((await register(fitting)).status).toBe(201)
  expect(await control.inbox(fitting)).toHaveLength(1)
})

test('an address that no mail reaches is refused at its own field', async () => {
  const body = registration('h@x-.test')
  const message = 'Please enter a valid email address'
  const refused = expectProblem(
    await new Client(url).call(registerAccount, { body }),
    400,
    'validation_failed',
  )
  expect(refused).toMatchObject({ errors: [{ path: 'body.email', message }] })
})

test('an address with unusual letters or a domain in any script is registered as mail is sent to it', async () => {
  const name = `o'm&${newEmail().split('@')[0]}`
  const body = registration(`${name}@München.test`)
  const stored = `${name}@xn--mnchen-3ya.test`
  const answer = await new Client(url).call(registerAccount, { body })
  expect(answer.body).toEqual({ success: true, user: { email: stored } })
  expect(await control.inbox(stored)).toHaveLength(1)
  await confirm(stored)
  const client = await signIn(url, stored, plantedPassword)
  const me = (await client.call(getMe, {})).body
  expect(me.email).toBe(stored)
  await client.call(completeRegistration, { body: profile(me.version) })
  await control.settle()
  expect((await control.inbox(stored))[0]?.subject).toBe('Welcome to the lanes, Dana')
})

test('no one registers as an administrator', async () => {
  const body = registration(newEmail())
  const answer = await new Client(url).call(registerAccount, {
    body: { ...body, userData: { ...body.userData, membershipType: 'admin' as 'competitor' } },
  })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ errors: [{ path: 'body.userData.membershipType' }] })
})

test('registering a known address answers the same as a new one, changes nothing, and tells the owner by mail', async () => {
  const { email } = await newMember(url)
  const known = await new Client(url).call(registerAccount, { body: registration(email) })
  const unknown = await new Client(url).call(registerAccount, { body: registration(newEmail()) })
  expect(known.status).toBe(unknown.status)
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
  await control.settle()
  const subjects = (await control.inbox(email)).map((mail) => mail.subject)
  expect(subjects).toContain('You already have an account')
})

const registerTenTimes = (email: string) =>
  Promise.all(
    Array.from({ length: 10 }, () => new Client(url).call(registerAccount, { body: registration(email) })),
  )

test('however many strangers register with the address of an account, its owner is told once', async () => {
  const { email } = await newMember(url)
  const answers = await registerTenTimes(email)
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  await control.settle()
  const subjects = (await control.inbox(email)).map((mail) => mail.subject)
  expect(subjects).toEqual(['You already have an account'])
})

const confirm = async (email: string) =>
  poolCall(url, 'ConfirmSignUp', {
    ClientId: 'localclient',
    Username: email,
    ConfirmationCode: await mailedCode(url, email),
  })

const registerWith = (email: string, password: string) =>
  new Client(url).call(registerAccount, { body: { ...registration(email), password } })

const subjectsTo = async (email: string) => (await control.inbox(email)).map(({ subject }) => subject)

const userOf = async (email: string) => {
  const claim = await emailClaims.get({ email }, { consistent: true })
  return users.get({ id: String(claim?.userId) }, { consistent: true })
}

async function expectNoOneIn(email: string, passwords: string[]): Promise<void> {
  for (const password of passwords)
    await expect(signIn(url, email, password)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  const [choice] = await control.inbox(email)
  expect(choice?.subject).toBe('Choose your password')
}

test('when two people register with one address at the same time, only the reader of its mails gets in', async () => {
  const email = newEmail()
  const strangers = `${plantedPassword} of a stranger`
  await registerWith(email, strangers)
  await registerWith(email, plantedPassword)
  // The link of the first mail still works: it may be on its way.
  expect(await subjectsTo(email)).toEqual(['Verify your email address'])

  await confirm(email)
  await expectNoOneIn(email, [strangers, plantedPassword])
  // Someone may have got in after the pool confirmed the address and before anyone asked us.
  const id = String((await userOf(email))?.id)
  const early = new Client(url, await plantToken(url, id, await control.now()))
  expectProblem(await early.call(getMe, {}), 401, 'session_ended')
  const [choice] = await control.inbox(email)
  await poolCall(url, 'ConfirmForgotPassword', {
    ClientId: 'localclient',
    Username: email,
    ConfirmationCode: /code=(\d+)/.exec(choice?.html ?? '')?.[1],
    Password: plantedPassword,
  })
  expect((await (await signIn(url, email, plantedPassword)).call(getMe, {})).status).toBe(200)
})

test('an address that was registered long ago gets a new link, once an hour', async () => {
  const email = newEmail()
  await registerWith(email, plantedPassword)
  await changeUser(String((await userOf(email))?.id), {
    createdAt: addTime(await control.now(), { minutes: -11 }),
  })
  await registerTenTimes(email)
  expect(await subjectsTo(email)).toEqual(['Verify your email address', 'Verify your email address'])
})

test('none of ten people who register with one address at the same moment gets in by a password of theirs', async () => {
  const email = newEmail()
  const passwords = Array.from({ length: 10 }, (_, at) => `${plantedPassword} no. ${at}`)
  const answers = await Promise.all(passwords.map((password) => registerWith(email, password)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  await confirm(email)
  await expectNoOneIn(email, passwords.slice(0, 3))
})

test('a registration during the verification of the address takes it from no one, and keeps no one out for good', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const email = newEmail()
    await registerWith(email, plantedPassword)
    await Promise.all([confirm(email), registerWith(email, `${plantedPassword} of a stranger`)])
    await control.settle()
    if ((await userOf(email))?.contested) await expectNoOneIn(email, [plantedPassword])
    else expect((await (await signIn(url, email, plantedPassword)).call(getMe, {})).status).toBe(200)
  }
})

test('a registration that broke off leaves no one a password of their own', async () => {
  const email = newEmail()
  const { permit, write } = permitAtPool(email, await control.now())
  await commit(write)
  const begun = { ClientId: 'localclient', Username: email, Password: `${plantedPassword} of a stranger` }
  await poolCall(url, 'SignUp', { ...begun, ClientMetadata: { permit } })
  await registerWith(email, plantedPassword)
  await confirm(email)
  await expectNoOneIn(email, [begun.Password, plantedPassword])
})

test('a person who presses twice goes on with the password that they gave', async () => {
  const email = newEmail()
  for (const _ of [1, 2]) await new Client(url).call(registerAccount, { body: registration(email) })
  await confirm(email)
  expect((await (await signIn(url, email, plantedPassword)).call(getMe, {})).status).toBe(200)
})

test('ten simultaneous registrations of one address make one account', async () => {
  const email = newEmail()
  const answers = await registerTenTimes(email)
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201))
  await confirm(email)
  const client = await signIn(url, email, plantedPassword)
  expect((await client.call(getMe, {})).status).toBe(200)
})

test('a wrong captcha token registers no one', async () => {
  const email = newEmail()
  const answer = await new Client(url).call(registerAccount, {
    body: { ...registration(email), captchaToken: 'forged' },
  })
  expect(answer.body).toMatchObject({ status: 422, code: 'captcha_failed' })
  expect(await control.inbox(email)).toEqual([])
})

test('asking for the verification mail again answers the same for known, verified and unknown addresses', async () => {
  const pending = newEmail()
  await new Client(url).call(registerAccount, { body: registration(pending) })
  const { email: verified } = await newMember(url)
  const answers = await Promise.all(
    [pending, verified, newEmail()].map((email) =>
      new Client(url).call(resendVerification, { body: { email } }),
    ),
  )
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([202, '{"success":true}']))
  expect(await control.inbox(pending)).toHaveLength(2)
})

test('a member who forgets the password gets the mail that helps, and strangers get the same answer as everyone', async () => {
  const waiting = newEmail()
  await new Client(url).call(registerAccount, { body: registration(waiting) })
  const { email: verified } = await newMember(url)
  const unknown = newEmail()
  const answers = await Promise.all(
    [waiting, verified, unknown].map((email) =>
      new Client(url).call(requestPasswordReset, { body: { email } }),
    ),
  )
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([202, '{"success":true}']))
  const newest = async (email: string) => (await control.inbox(email))[0]
  expect((await newest(waiting))?.subject).toBe('Verify your email address to reset your password')
  expect((await newest(waiting))?.html).toContain('next=password')
  expect((await newest(verified))?.subject).toBe('Reset your password')
  expect(await newest(unknown)).toBeUndefined()
})

test('completing the registration sends one welcome mail and one notification, though everything arrives three times', async () => {
  await control.switches({ streamCopies: 3, busCopies: 3 })
  try {
    const { client, email } = await newMember(url)
    const { version } = (await client.call(getMe, {})).body
    const completed = await client.call(completeRegistration, { body: profile(version) })
    expect(completed.body).toMatchObject({ registrationCompleted: true, city: 'Mesa' })
    await control.settle()
    const welcomes = (await control.inbox(email)).filter((mail) => mail.subject.startsWith('Welcome'))
    expect(welcomes).toHaveLength(1)
    expect(welcomes[0]).toMatchObject({ subject: 'Welcome to the lanes, Dana' })
    const { body } = await client.call(listNotifications, {})
    expect(body.items.map((item) => item.title)).toEqual(['Welcome to the lanes'])
    expect((await client.call(getMe, {})).body.unreadNotifications).toBe(1)
  } finally {
    await control.switches({ streamCopies: 1, busCopies: 1 })
  }
})

test('completing twice changes nothing the second time', async () => {
  const { client } = await newMember(url)
  const { version } = (await client.call(getMe, {})).body
  const first = await client.call(completeRegistration, { body: profile(version) })
  const second = await client.call(completeRegistration, { body: profile(version) })
  expect(second.status).toBe(200)
  expect(second.body).toEqual(first.body)
})

test('completing in ten tabs at once completes it once, and each of them goes on', async () => {
  const { client, email } = await newMember(url)
  const { version } = (await client.call(getMe, {})).body
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(completeRegistration, { body: profile(version) })),
  )
  expect(answers.map(({ body }) => body)).toEqual(Array(10).fill(answers[0]?.body))
  expect(answers[0]?.body).toMatchObject({ registrationCompleted: true })
  await control.settle()
  expect((await control.inbox(email)).filter(({ subject }) => /^Welcome/.test(subject))).toHaveLength(1)
})

test('a business that is still to be approved is welcomed without being told that its membership is active', async () => {
  const { client, email } = await newMember(url, 'retailer')
  const { version } = (await client.call(getMe, {})).body
  const completed = await client.call(completeRegistration, { body: profile(version) })
  expect(completed.body).toMatchObject({ registrationCompleted: true, status: 'pending' })
  await control.settle()
  const [welcome, ...more] = (await control.inbox(email)).filter(({ subject }) => /^Welcome/.test(subject))
  expect(more).toEqual([])
  expect(welcome?.text).not.toContain('membership is active')
  expect(welcome?.text).toContain(`${url}/profile?tab=verification`)
})

test('a member who chose a paid membership is welcomed without hearing that it is active', async () => {
  const { client, email } = await newMember(url, 'pro_competitor')
  const { version } = (await client.call(getMe, {})).body
  expect((await client.call(completeRegistration, { body: profile(version) })).status).toBe(200)
  await control.settle()
  const [welcome, ...more] = (await control.inbox(email)).filter(({ subject }) => /^Welcome/.test(subject))
  expect(more).toEqual([])
  expect(welcome?.text).not.toContain('membership is active')
  expect(welcome?.text).toContain(`${url}/billing/subscribe?plan=pro_competitor`)
})
