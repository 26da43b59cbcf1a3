import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAccount, resendVerification } from '#shared/accounts/accounts/contract.ts'
import { readGoogleSession } from '#shared/accounts/accounts/google-contract.ts'
import { readRefusal } from '#shared/accounts/accounts/google-refusal.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { chooseFirstPassword, getSecurity } from '#shared/platform/security/contract.ts'
import { createUpload } from '#shared/platform/uploads/contract.ts'
import { getMe, setProfilePicture } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { googleSignIn, googleTokens } from '#test/support/google.ts'
import { newGoogleMember } from '#test/support/google-member.ts'
import { png } from '#test/support/images.ts'
import { connectLive } from '#test/support/live.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newEmail, newMember, plantedPassword, registration } from '#test/support/new-member.ts'
import { newAddressFor } from '#test/support/second-factor.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { postFile } from '#test/support/upload.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
})

afterAll(() => cloud.stop())

const seconds = (count: number) => `PT${count}S`

/** Goes to the beginning of the next hour, so that a window of an hour does not end while it is looked at. */
async function startWindow(): Promise<void> {
  const response = await fetch(`${cloud.url}/_local/clock`)
  const { now } = (await response.json()) as { now: string }
  await control.advance(seconds(3601 - (Math.floor(Date.parse(now) / 1000) % 3600)))
}

const resend = (client: Client, headers: Record<string, string> = {}) =>
  client.call(resendVerification, { body: { email: newEmail() } }, headers)

test('one call more than allowed is refused, says how long, and passes when that time is over', async () => {
  await startWindow()
  const client = new Client(cloud.url)
  for (let call = 0; call < 3; call++) expect((await resend(client)).status).toBe(202)
  const refused = await resend(client)
  expectProblem(refused, 429, 'rate_limited')
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(3500)
  expect(wait).toBeLessThanOrEqual(3600)
  await control.advance(seconds(wait - 60))
  expectProblem(await resend(client), 429, 'rate_limited')
  await control.advance(seconds(61))
  expect((await resend(client)).status).toBe(202)
})

/** How a caller would like to be seen: newly made for every request. */
function disguise(count: number) {
  const address = `198.51.100.${count}`
  return {
    'x-forwarded-for': address,
    'x-real-ip': address,
    'x-viewer-address': address,
    'x-origin-secret': count % 2 ? 'guess' : 'laptop-origin',
    'cloudfront-viewer-address': `${address}:4711`,
    'true-client-ip': address,
    'cf-connecting-ip': address,
    forwarded: `for=${address}`,
  }
}

test('a hundred forged addresses gain nothing, with a guessed secret of the network neither', async () => {
  await startWindow()
  const client = new Client(cloud.url)
  for (let call = 0; call < 3; call++) await resend(client, disguise(200 + call))
  const forged = Array.from({ length: 100 }, (_, count) => resend(client, disguise(count)))
  const statuses = (await Promise.all(forged)).map(({ status }) => status)
  expect(statuses).toEqual(Array(100).fill(429))
})

test('an address may register five times an hour, whatever it says about where it is, and a refused call leaves nothing behind', async () => {
  await startWindow()
  const client = new Client(cloud.url)
  const emails = Array.from({ length: 6 }, newEmail)
  const answers = await Promise.all(
    emails.map((email, count) =>
      client.call(registerAccount, { body: registration(email) }, disguise(count)),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429])
  const refused = emails[answers.findIndex(({ status }) => status === 429)] as string
  expect(await control.inbox(refused)).toEqual([])
  expect((await new Client(cloud.url).call(registerAccount, { body: registration(newEmail()) })).status).toBe(
    201,
  )
})

test('a limit per member holds wherever the member calls from, and for that member alone', async () => {
  await startWindow()
  const member = await demoClient(cloud.url, 'member')
  const elsewhere = new Client(cloud.url, member.token)
  const body = { uploadId: 'upl_01ARZ3NDEKTSV4RRFFQ69G5FAV' as const }
  const calls = Array.from({ length: 20 }, (_, index) =>
    (index % 2 ? member : elsewhere).call(setProfilePicture, { body }),
  )
  for (const answer of await Promise.all(calls)) expectProblem(answer, 404)
  expectProblem(await member.call(setProfilePicture, { body }), 429, 'rate_limited')
  expectProblem(await elsewhere.call(setProfilePicture, { body }), 429, 'rate_limited')
  expectProblem(await (await demoClient(cloud.url, 'pro')).call(setProfilePicture, { body }), 404)
  expect((await member.call(getMe, {})).status).toBe(200)
})

test('an upload form is refused by the storage after its minute', async () => {
  const client = await demoClient(cloud.url, 'retailer')
  const file = png(2, 2)
  const body = { purpose: 'profile-picture', contentType: 'image/png', bytes: file.length } as const
  const [late, inTime] = await Promise.all([
    client.call(createUpload, { body }),
    client.call(createUpload, { body }),
  ])
  expect((await postFile(inTime.body, file)).status).toBe(204)
  await control.advance(seconds(61))
  const posted = await postFile(late.body, file)
  expect(posted.status).toBe(403)
  expect(posted.text).toContain('Policy expired')
})

test('a ticket for a live connection is refused after its minute', async () => {
  const client = await demoClient(cloud.url, 'retailer')
  const { ticket } = (await client.call(createLiveTicket, {})).body
  await control.advance(seconds(61))
  expect((await connectLive(cloud.url, ticket)).status).toBe(401)
})

test('an address that waits for its code is shown for the day that the code works, and no longer', async () => {
  const { client } = await loggedIn(cloud.url, newMember(cloud.url))
  const { email } = await newAddressFor(cloud.url, client)
  const shown = async () => (await client.call(getSecurity, {})).body.pendingEmail
  await control.advance('PT23H')
  expect(await shown()).toBe(email)
  await control.advance('PT61M')
  expect(await shown()).toBeUndefined()
})

test('with the clock moved, Google registers newcomers and proves members as before', async () => {
  const member = await newGoogleMember(cloud.url)
  await control.advance('P1D')
  const back = await googleSignIn(cloud.url).choose({ email: newEmail() })
  const handle = readRefusal(back.searchParams.get('error_description') ?? '')?.handle ?? ''
  const session = await new Client(cloud.url).call(readGoogleSession, { body: { handle } })
  expect(session.status).toBe(200)
  const { access_token: token } = await googleTokens(cloud.url, member.email)
  const body = { newPassword: plantedPassword }
  expect((await new Client(cloud.url, token).call(chooseFirstPassword, { body })).status).toBe(204)
})
