import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/demo-accounts.ts'
import { getUserBillingOverview } from '#shared/billing/contract.ts'
import type { Contract, InputOf } from '#shared/http/route.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newBusiness } from '#test/support/new-business.ts'
import { newMember } from '#test/support/new-member.ts'
import { nobodys } from '#test/support/nobodys.ts'
import { pdf } from '#test/support/pdf.ts'
import { logFiles } from '#test/support/planted-secrets.ts'
import { changeUser, giveNotifications, putExport, putSession, userIdOf } from '#test/support/records.ts'
import { type SampleSubject, sampleInputs } from '#test/support/sample-inputs.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'
import { putVerification } from '#test/support/verifications.ts'

const { url } = sharedCloud()

const victimId = demoUserId('member@demo.test')

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object }
const inputOf = (name: RouteName): Input => sampleInputs[name](nobodys)

const callers = {} as { member: Client; admin: Client }

beforeAll(async () => {
  const [member, { client: admin }] = await Promise.all([completeMember(url), completeMember(url)])
  await changeUser(userIdOf(admin), { membershipType: 'admin' })
  Object.assign(callers, { member: member.client, admin })
})

/** The same request, naming somebody else in one place more. */
function foreignRequests(name: RouteName): [place: string, Input][] {
  const contract: Contract = routes[name]
  const input = inputOf(name)
  const spots: [place: string, Input][] = []
  for (const key of ['userId', 'adminId']) {
    // Where a route is made for it, the place that names the account does so rightly.
    const rightly = (place: 'query' | 'body') =>
      key === 'userId' && contract.namesAnyUser && contract[place] !== undefined
    const foreign = { [key]: victimId }
    if (!rightly('query')) spots.push([`query.${key}`, { ...input, query: { ...input.query, ...foreign } }])
    if (contract.body && !rightly('body'))
      spots.push([`body.${key}`, { ...input, body: { ...input.body, ...foreign } }])
  }
  return spots
}

const guarded = (Object.keys(routes) as RouteName[]).filter(
  (name) => !['public', 'webhook'].includes((routes[name] as Contract).auth as string),
)
const open = (Object.keys(routes) as RouteName[]).filter(
  (name) => (routes[name] as Contract).auth === 'public',
)

const logged = () =>
  logFiles(sharedCloud().dataDir)
    .map((file) => readFileSync(file, 'utf8'))
    .join('')

test('whoever names somebody else, anywhere in a request of any route, is refused and noted', async () => {
  const requestIds: string[] = []
  const unexpected: string[] = []
  await Promise.all(
    guarded.map(async (name) => {
      const contract: Contract = routes[name]
      const ofAdministrators = typeof contract.auth === 'object' || contract.auth === 'admin'
      const client = ofAdministrators ? callers.admin : callers.member
      for (const [place, input] of foreignRequests(name)) {
        const answer = await client.call(contract, input as InputOf<Contract>)
        const { code } = (answer.body ?? {}) as { code?: string }
        if (answer.status !== 403 || code !== 'foreign_identity')
          unexpected.push(`${name} ${place}: ${answer.status} ${answer.text}`)
        else requestIds.push(String(answer.headers['x-request-id']))
      }
    }),
  )
  console.log(`foreign identities: ${requestIds.length} refused, ${unexpected.length} unexpected`)
  expect(unexpected).toEqual([])
  expect(requestIds.length).toBeGreaterThan(guarded.length * 2)
  const noted = () => {
    const lines = logged()
      .split('\n')
      .filter((line) => line.includes('security.foreign_identity'))
      .join('\n')
    return requestIds.filter((id) => !lines.includes(id))
  }
  await expect.poll(noted).toEqual([])
})

test('only administrators’ routes are made to name others', () => {
  const naming = guarded.filter((name) => (routes[name] as Contract).namesAnyUser)
  expect(naming.filter((name) => !routes[name].path.startsWith('/api/admin/'))).toEqual([])
})

test('nobody is named to a form that is open to all', async () => {
  for (const name of open) {
    const contract: Contract = routes[name]
    if (!contract.body) continue
    const input = inputOf(name)
    for (const key of ['userId', 'adminId'])
      expectProblem(
        await new Client(url).call(contract, {
          ...input,
          body: { ...input.body, [key]: victimId },
        } as InputOf<Contract>),
        400,
        'validation_failed',
      )
  }
})

type Child = { caller?: Client; own: Partial<SampleSubject>; code: string }

/** What a demo account that pays has in its billing. */
async function billedThings() {
  const { body } = await (await demoClient(url, 'pro')).call(getUserBillingOverview, {})
  return {
    transactionId: body.transactions[0]?.id ?? '',
    invoiceId: body.invoices[0]?.id ?? '',
    paymentMethodId: body.paymentMethods[0]?.id ?? '',
  }
}
const billed = (code: string) => async () => ({ own: await billedThings(), code })

/** Something of somebody else’s, for each route of members that names a thing in its path or takes an upload. */
const children: Partial<Record<RouteName, (owner: { client: Client; id: string }) => Promise<Child>>> = {
  markNotificationRead: async ({ id }) => ({
    own: { notificationId: (await giveNotifications(id, 1))[0]?.id ?? '' },
    code: 'notification_not_found',
  }),
  endSession: async ({ id }) => ({ own: { sessionId: await putSession(id) }, code: 'session_not_found' }),
  createExportLink: async ({ id }) => ({ own: { exportId: await putExport(id) }, code: 'export_not_found' }),
  removeVerificationDocument: async ({ id }) => {
    const { client, userId } = await newBusiness(url)
    await putVerification(userId)
    const documentId = (await putVerification(id)).documents[0]?.id ?? ''
    return { caller: client, own: { documentId }, code: 'document_not_found' }
  },
  setProfilePicture: async ({ client }) => ({
    own: { uploadId: await uploadFile(client) },
    code: 'upload_not_found',
  }),
  addVerificationDocument: async ({ client }) => ({
    caller: (await newBusiness(url)).client,
    own: {
      documentUploadId: await uploadFile(client, pdf(), 'application/pdf', 'verification-document'),
    },
    code: 'upload_not_found',
  }),
  getTransaction: billed('transaction_not_found'),
  retryPayment: billed('transaction_not_found'),
  getInvoice: billed('invoice_not_found'),
  downloadInvoice: billed('invoice_not_found'),
  removePaymentMethod: billed('payment_method_not_found'),
  setDefaultPaymentMethod: billed('payment_method_not_found'),
}

test('what belongs to somebody else is not found, on every route of members that names a thing', async () => {
  const naming = guarded.filter((name) => {
    const { auth, path } = routes[name] as Contract
    return auth !== 'admin' && path.includes('/:') && !path.startsWith('/api/admin/')
  })
  expect(naming.filter((name) => !children[name])).toEqual([])
  const { client: owner } = await newMember(url, 'retailer')
  const id = userIdOf(owner)
  for (const [name, child] of Object.entries(children) as [
    RouteName,
    NonNullable<(typeof children)[RouteName]>,
  ][]) {
    const { caller = callers.member, own, code } = await child({ client: owner, id })
    const answer = await caller.call(
      routes[name] as Contract,
      sampleInputs[name]({ ...nobodys, ...own }) as never,
    )
    expectProblem(answer, 404, code)
  }
})
