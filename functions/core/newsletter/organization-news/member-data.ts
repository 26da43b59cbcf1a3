import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { campaignsTo, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { forgetCampaignsTo } from '#core/newsletter/newsletter-subscribers/delete-subscriber.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { followedBy, followings } from './followings.ts'

const followingsOf = (userId: string) => eachItem(followings, { pk: followedBy(userId), consistent: true })

const mailsTo = (userId: string) => eachItem(recipients, { index: 'gsi2', pk: campaignsTo(userId) })

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    const keys = []
    for await (const following of followingsOf(userId)) keys.push(followings.key(following))
    await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
    await forgetCampaignsTo(userId)
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of followingsOf(userId)) yield { kind: followings.name, item }
    for await (const item of mailsTo(userId)) yield { kind: recipients.name, item }
  },
}
