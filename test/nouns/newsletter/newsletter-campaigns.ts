import { initialLayout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import {
  type Campaign,
  type CampaignId,
  everySubscriber,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { TemplateId } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import type { Client } from '#test/support/client.ts'
import { putCampaign, putSentCampaign, putTemplate, someBlocks } from '#test/support/newsletter-campaigns.ts'
import { putSubscriber } from '#test/support/newsletter-subscribers.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { userIdOf } from '#test/support/records.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const unknown = unknownId('cmp') as CampaignId
const at = '2026-06-01T00:00:00.000Z'
/** So far off that it goes out in no test. */
const later = { local: '2040-01-02T09:00', zone: 'America/Chicago' }
const planned = { ...later, at: '2040-01-02T15:00:00.000Z' }

/** A campaign of the platform, as far as it is given. */
const aCampaign =
  (more: Partial<Campaign> = {}) =>
  async (caller?: Client) => ({
    params: { campaignId: caller ? (await putCampaign(more)).id : unknown },
  })

const news = async (caller?: Client) => ({
  params: {
    campaignId: caller
      ? (
          await putCampaign({
            senderId: (await putOrganization([[userIdOf(caller), 'owner']])).id,
            status: 'in_review',
            planned,
            counted: 12,
          })
        ).id
      : unknown,
  },
})

const content = { subject: 'The season begins', preheader: '', layout: initialLayout, blocks: someBlocks() }
const template = async (caller?: Client) =>
  caller ? (await putTemplate({ name: 'Template of a matrix' })).id : (unknownId('ntp') as TemplateId)

export const fixture = {
  followCampaignLink: async (caller) => ({
    params: {
      campaignId: caller ? (await putSentCampaign(['https://example.org/season'])).id : unknown,
      number: '1',
    },
  }),
  listCampaigns: () => ({ query: {} }),
  createCampaign: () => ({ body: { name: 'Season news' } }),
  getCampaign: aCampaign(),
  saveCampaign: async (caller) => ({
    ...(await aCampaign()(caller)),
    body: { name: 'Season news', fromName: 'Boxrise', content, audience: everySubscriber, version: 1 },
  }),
  deleteCampaign: aCampaign(),
  duplicateCampaign: aCampaign(),
  previewCampaign: () => ({ body: { content } }),
  testCampaign: async (caller) => ({
    ...(await aCampaign()(caller)),
    body: { to: [caller ? userIdOf(caller) : unknownAccount] },
  }),
  countAudience: () => ({ body: { audience: everySubscriber } }),
  scheduleCampaign: async (caller) => {
    if (caller) await putSubscriber()
    return { ...(await aCampaign({ testedAt: at })(caller)), body: { version: 1, planned: later } }
  },
  takeBackCampaign: aCampaign({ status: 'scheduled', planned }),
  pauseCampaign: aCampaign({ status: 'sending', planned, startedAt: at, preparedAt: at, endedAt: at }),
  resumeCampaign: aCampaign({ status: 'paused', planned, startedAt: at, preparedAt: at, endedAt: at }),
  cancelCampaign: aCampaign({ status: 'scheduled' }),
  approveNews: news,
  refuseNews: async (caller) => ({ ...(await news(caller)), body: { reason: 'Say who you are first.' } }),
  getCampaignStats: aCampaign(),
  listRecipients: async (caller) => ({ ...(await aCampaign()(caller)), query: { status: 'sent' } }),
  listNewsletterTemplates: () => ({}),
  saveNewsletterTemplate: async (caller) => ({
    params: { templateId: await template(caller) },
    body: { name: 'Template of a matrix', layout: initialLayout, blocks: [], version: caller ? 1 : 0 },
  }),
  deleteNewsletterTemplate: async (caller) => ({ params: { templateId: await template(caller) } }),
} satisfies NounFixture<'newsletterCampaigns'>
