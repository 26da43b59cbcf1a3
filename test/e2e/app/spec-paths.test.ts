import { beforeAll, expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { listTransactions } from '#shared/billing/transactions/contract.ts'
import { listTeams } from '#shared/community/teams/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { show } from '#test/support/accessible-screens.ts'
import { inBrowser } from '#test/support/browser.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { putPublished } from '#test/support/events.ts'
import { putListing } from '#test/support/put-listing.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import {
  adminPaths,
  memberPaths,
  type PathCaller,
  type PathSamples,
  publicPaths,
  type SpecPath,
} from '#test/support/spec-paths.ts'
import { putRequest } from '#test/support/support-requests.ts'

const { url, visit } = inBrowser()
const all = [...publicPaths, ...memberPaths, ...adminPaths]
const samplesOf = ({ path, at = () => [path] }: SpecPath) => at(samples)

let samples: PathSamples

beforeAll(async () => {
  const pro = await demoClient(url, 'pro')
  const idOf = (who: string) => demoUserId(`${who}@demo.test`)
  const first = (items: readonly { id: string }[]) => {
    if (!items[0]) throw new Error('the demo has none')
    return items[0].id
  }
  const event = (await putPublished(idOf('organizer'))).id
  const listing = (await putListing(idOf('retailer'))).id
  const organization = (await putOrganization([[idOf('organizer'), 'owner']])).id
  samples = {
    event,
    heldEvent: event,
    listing,
    ownListing: listing,
    team: first((await new Client(url).call(listTeams, {})).body.items),
    member: idOf('retailer'),
    organization,
    openOrganization: (await putOrganization()).id,
    notification: first((await pro.call(listNotifications, {})).body.items),
    transaction: first((await pro.call(listTransactions, {})).body.items),
    request: (await putRequest({ userId: idOf('pro') })).id,
    deskRequest: (await putRequest({ deskId: organization, userId: idOf('member') })).id,
  }
})

test('the server answers every path of the specification with a page', async () => {
  const answers = await Promise.all(
    all.flatMap((one) =>
      samplesOf(one).map(async (address) => {
        const { status, headers } = await fetch(url + address, { redirect: 'manual' })
        return [address, status, headers.get('location')]
      }),
    ),
  )
  const wanted = all.flatMap((one) =>
    samplesOf(one).map((address) => [address, one.leadsTo ? 301 : 200, one.leadsTo ?? null]),
  )
  expect(answers).toEqual(wanted)
})

const callers: readonly PathCaller[] = ['visitor', 'new', 'pro', 'retailer', 'organizer', 'admin']

test.for(callers)(
  'every path of the specification for %s shows its screen and stays there',
  async (caller) => {
    const { page, allow } = await visit(caller === 'visitor' ? {} : { as: `${caller}@demo.test` })
    // The links of the newsletter that are opened here were cut off: their screens say so.
    allow(/newsletter\/links\/look-up/)
    for (const one of all.filter(({ as }) => as === caller))
      for (const address of samplesOf(one)) {
        await show(page, address)
        const { pathname } = new URL(one.leadsTo ?? address, url)
        await expect.poll(() => new URL(page.url()).pathname, { message: address }).toBe(pathname)
        const heading = page.locator('main h1').first()
        await expect
          .poll(() => heading.textContent(), { message: address })
          .not.toMatch(/^Nothing is playing|^$/)
      }
  },
)
