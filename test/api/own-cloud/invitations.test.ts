import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitations } from '#core/accounts/invitations/invitations.ts'
import { users } from '#core/platform/users/users.ts'
import { registerAccount } from '#shared/accounts/accounts/contract.ts'
import {
  type InvitationForm,
  inviteUser,
  listInvitations,
  lookUpInvitation,
  resendInvitation,
  revokeInvitation,
} from '#shared/accounts/invitations/contract.ts'
import { inviteToTeam } from '#shared/community/teams/members-contract.ts'
import { addStaff } from '#shared/events/event-staff/contract.ts'
import { addVehicleDriver } from '#shared/events/vehicles/drivers-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { newEmail, registration } from '#test/support/new-member.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { putTeam } from '#test/support/teams.ts'
import { putVehicle } from '#test/support/vehicles.ts'
import { wholeTable } from '#test/support/whole-table.ts'
import { withSetting } from '#test/support/with-setting.ts'

let cloud: TestCloud
let admin: Client
beforeAll(async () => {
  cloud = await startCloud()
  admin = await demoClient(cloud.url, 'admin')
})
afterAll(() => cloud.stop())

async function invite(fields: Partial<InvitationForm> = {}) {
  const body = {
    email: newEmail(),
    membershipType: 'retailer',
    message: '',
    approveAtOnce: false,
    ...fields,
  } as const
  const answer = await admin.call(inviteUser, { body })
  expect(answer.status, answer.text).toBe(201)
  return { ...answer.body, token: await mailedToken(body.email) }
}

/** The token in the newest invitation that was mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  const control = controlOf(cloud.url)
  await control.settle()
  const [mail] = await control.inbox(email)
  return /invitation=([\w.]+)/.exec(mail?.html ?? '')?.[1] ?? ''
}

const lookUp = (invitation: string) => new Client(cloud.url).call(lookUpInvitation, { body: { invitation } })

const register = (email: string, invitation: string, type: 'retailer' | 'competitor' = 'retailer') =>
  new Client(cloud.url).call(registerAccount, { body: { ...registration(email, type), invitation } })

const statusOf = async (id: string) => {
  const { body } = await admin.call(listInvitations, { query: { limit: 100 } })
  const invitation = body.items.find((one) => one.id === id)
  const user = invitation?.acceptedBy ? await users.get({ id: invitation.acceptedBy }) : undefined
  return { state: invitation?.state, status: user?.status }
}

/** The business membership that a member is approved for, whatever they are at present. */
const approvedFor = async (id: string) =>
  (await users.get({ id: (await invitations.get({ id }))?.acceptedBy ?? '' }))?.approvedMembership

test('data about an invited person who never came is kept no longer than the invitation', async () => {
  const { id, email } = await invite()
  expectSuccess(await admin.call(resendInvitation, { params: { invitationId: id } }))
  await controlOf(cloud.url).settle()
  const kept = itemsWith(email, await wholeTable())
  const { ttl: goesAt = 0 } = kept.find(({ entity }) => entity === 'invitation') ?? {}
  expect(goesAt).toBeGreaterThan(0)
  expect(kept.filter(({ ttl = Number.POSITIVE_INFINITY }) => ttl > goesAt)).toEqual([])
})

test('an invitation is mailed, fills in the registration and is used up by it', async () => {
  const { id, email, token } = await invite({ message: 'Bring the wall.' })
  expect(token).not.toBe('')
  // Once it is mailed, only who got it can read the link.
  expect(itemsWith(token, await wholeTable())).toEqual([])
  expect((await lookUp(token)).body).toEqual({
    email,
    membershipType: 'retailer',
    message: 'Bring the wall.',
  })
  const again = await admin.call(inviteUser, {
    body: { email, membershipType: 'competitor', message: '', approveAtOnce: false },
  })
  expectProblem(again, 409, 'invitation_exists')
  expectProblem(await register(newEmail(), token), 403, 'invitation_not_yours')
  expect((await register(email, token)).status).toBe(201)
  expect(await statusOf(id)).toEqual({ state: 'accepted', status: 'pending' })
  expectProblem(await lookUp(token), 404, 'invitation_not_found')
  expectProblem(
    await admin.call(revokeInvitation, { params: { invitationId: id } }),
    409,
    'invitation_not_open',
  )
  const member = await admin.call(inviteUser, {
    body: { email, membershipType: 'competitor', message: '', approveAtOnce: false },
  })
  expectProblem(member, 409, 'already_registered')
})

test('only who was invited to be approved at once, as what they register as, does not wait', async () => {
  const [once, other] = [await invite({ approveAtOnce: true }), await invite({ approveAtOnce: true })]
  await register(once.email, once.token)
  expect(await statusOf(once.id)).toEqual({ state: 'accepted', status: 'active' })
  expect(await approvedFor(once.id)).toBe('retailer')
  const { email, token } = other
  const manufacturer = registration(email, 'manufacturer')
  await new Client(cloud.url).call(registerAccount, { body: { ...manufacturer, invitation: token } })
  expect(await statusOf(other.id)).toEqual({ state: 'accepted', status: 'pending' })
  expect(await approvedFor(other.id)).toBeUndefined()
})

test('an invitation to the paid membership gives it no more than a registration does', async () => {
  const { id, email, token } = await invite({ membershipType: 'pro_competitor', approveAtOnce: true })
  const form = registration(email, 'pro_competitor')
  await new Client(cloud.url).call(registerAccount, { body: { ...form, invitation: token } })
  const invitation = await invitations.get({ id }, { consistent: true })
  expect(await users.get({ id: invitation?.acceptedBy ?? '' })).toMatchObject({
    membershipType: 'competitor',
    chosenMembership: 'pro_competitor',
    status: 'active',
  })
})

test('a link that was sent again replaces the old one, and a withdrawn one ends', async () => {
  const { id, email, token } = await invite()
  const params = { invitationId: id }
  expect((await admin.call(resendInvitation, { params })).body.timesSent).toBe(2)
  const renewed = await mailedToken(email)
  expect(renewed).not.toBe(token)
  expectProblem(await lookUp(token), 404, 'invitation_not_found')
  expect((await lookUp(renewed)).status).toBe(200)
  expect((await admin.call(revokeInvitation, { params })).body.state).toBe('revoked')
  expectProblem(await lookUp(renewed), 404, 'invitation_not_found')
  expectProblem(await register(email, renewed), 404, 'invitation_not_found')
  expectProblem(await admin.call(resendInvitation, { params }), 409, 'invitation_not_open')
  expect((await invite({ email })).state).toBe('open')
})

test('an invitation is not sent again to a person who has registered without it', async () => {
  const { id, email } = await invite({ membershipType: 'competitor' })
  const { status } = await new Client(cloud.url).call(registerAccount, {
    body: registration(email, 'competitor'),
  })
  expect(status).toBe(201)
  const again = await admin.call(resendInvitation, { params: { invitationId: id } })
  expectProblem(again, 409, 'already_registered')
})

test('no answer shows the secret, and whatever is wrong with a token, the answer is the same', async () => {
  const { id, token } = await invite()
  const list = await admin.call(listInvitations, { query: { state: 'open' } })
  expect(list.text).not.toMatch(/secret/i)
  const [, secret = ''] = token.split('.')
  const wrong = [
    '',
    id,
    `${id}.`,
    `${id}.${'0'.repeat(64)}`,
    `${id}.${secret.slice(1)}`,
    `inv_00000000000000000000000000.${secret}`,
    `${token} `,
    secret,
  ]
  const details = new Set<string>()
  for (const invitation of wrong)
    details.add(expectProblem(await lookUp(invitation), 404, 'invitation_not_found').detail)
  expect(details.size).toBe(1)
})

test('after seven days an invitation is over, and the address can be invited again', async () => {
  const { id, email, token } = await invite()
  await controlOf(cloud.url).advance('P7D')
  admin = await demoClient(cloud.url, 'admin')
  expectProblem(await lookUp(token), 404, 'invitation_not_found')
  const newer = await invite({ email })
  expect(newer.state).toBe('open')
  // One address has one open invitation, whichever of them is sent again.
  const resend = () => admin.call(resendInvitation, { params: { invitationId: id } })
  expectProblem(await resend(), 409, 'invitation_exists')
  await admin.call(revokeInvitation, { params: { invitationId: newer.id } })
  expect((await resend()).status).toBe(200)
  const body = { email, membershipType: 'competitor', message: '', approveAtOnce: false } as const
  expectProblem(await admin.call(inviteUser, { body }), 409, 'invitation_exists')
})

test('administrators switch off all mails of invitations, also to addresses without an account', async () => {
  const { url } = cloud
  const control = controlOf(url)
  const { client, userId } = await anOrganizer(url)
  const [event, vehicle, team] = [await putPublished(userId), await putVehicle(userId), await putTeam(userId)]
  const addresses = [newEmail(), newEmail(), newEmail()] as const
  await withSetting(admin, 'mails_team_invitations', false, async () => {
    const [helper, driver, member] = addresses
    const body = { email: helper, role: 'desk' as const, classKeys: [] }
    expectSuccess(await client.call(addStaff, { params: { eventId: event.id }, body }))
    expectSuccess(
      await client.call(addVehicleDriver, { params: { vehicleId: vehicle.id }, body: { email: driver } }),
    )
    expectSuccess(await client.call(inviteToTeam, { params: { teamId: team.id }, body: { email: member } }))
    await control.settle()
  })
  for (const email of addresses) expect(await control.inbox(email)).toEqual([])
})
