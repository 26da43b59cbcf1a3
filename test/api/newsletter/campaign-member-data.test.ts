import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { authoredCampaigns, campaignsBy } from '#core/newsletter/newsletter-campaigns/authored-campaigns.ts'
import { campaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { users } from '#core/platform/users/users.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { putCampaign, putSentCampaign, storedCampaign } from '#test/support/newsletter-campaigns.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

async function anAuthor() {
  const { client, email } = await completeMember(url)
  const authorId = userIdOf(client) as Campaign['authorId']
  const { id: senderId } = await putOrganization([])
  const refused = await putCampaign({ senderId, authorId, refusal: 'Say who you are first.', replyTo: email })
  const sent = await putSentCampaign([], { senderId, authorId, replyTo: 'desk@boxrise.example' })
  const other = await putCampaign({ senderId })
  await control.settle()
  return { authorId, refused, sent, other }
}

test('what someone wrote stays with its sender when they leave, without them', async () => {
  const { authorId, refused, sent, other } = await anAuthor()
  await eraseAccount(authorId, await control.now())
  await control.settle()
  for (const { id, subject } of [refused, sent])
    expect(await storedCampaign(id)).toMatchObject({ authorId: goneOwnerId, subject })
  const [mended, gotOut] = [await storedCampaign(refused.id), await storedCampaign(sent.id)]
  expect([mended?.refusal, mended?.replyTo]).toEqual([undefined, undefined])
  expect(gotOut?.replyTo).toBe('desk@boxrise.example')
  expect((await storedCampaign(other.id))?.version).toBe(1)
  const rows = await authoredCampaigns.list({ pk: campaignsBy(authorId), limit: 10, consistent: true })
  expect(rows.items).toEqual([])
  const gone = await authoredCampaigns.list({ pk: campaignsBy(goneOwnerId), limit: 1, consistent: true })
  expect(gone.items).toEqual([])
})

test('a copy of someone’s data holds what they wrote, with what was said about it, and nothing of others', async () => {
  const { authorId, refused, sent } = await anAuthor()
  const user = await users.get({ id: authorId })
  if (!user) throw new Error('there is no profile')
  const files = await collectData(user, await control.now())
  const own: Campaign[] = JSON.parse(new TextDecoder().decode(files[`data/${campaigns.name}.json`]))
  expect(own.map(({ id }) => id).toSorted()).toEqual([refused.id, sent.id].toSorted())
  expect(own.find(({ id }) => id === refused.id)?.refusal).toBe(refused.refusal)
})
