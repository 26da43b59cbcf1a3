import type { NounInfra } from '#lib/noun-infra.ts'

const read = { table: ['get', 'query'] } as const
/** A step of what goes out, which shows its figures. */
const step = { table: ['get', 'query', 'put'] } as const
/** A decision on the news of an organization, of which its author is told. */
const decision = { table: ['get', 'put', 'update'] } as const

export const newsletterCampaigns = {
  routes: {
    followCampaignLink: { table: ['get', 'update'] },
    listCampaigns: { table: ['get', 'query', 'batchGet'] },
    createCampaign: { table: ['get', 'put'] },
    getCampaign: read,
    saveCampaign: { table: ['get', 'batchGet', 'put'] },
    deleteCampaign: { table: ['get', 'delete', 'put'] },
    duplicateCampaign: { table: ['get', 'put'] },
    previewCampaign: { table: ['get', 'batchGet'], env: ['SITE_URL'] },
    testCampaign: {
      table: ['get', 'batchGet', 'put'],
      sendsMail: true,
      env: ['MAIL_FROM', 'SITE_URL'],
    },
    countAudience: { table: ['get', 'query', 'batchGet'], timeoutSeconds: 29 },
    scheduleCampaign: {
      table: ['get', 'query', 'batchGet', 'put'],
      env: ['SITE_URL'],
      timeoutSeconds: 29,
    },
    takeBackCampaign: { table: ['get', 'put'] },
    pauseCampaign: step,
    resumeCampaign: step,
    cancelCampaign: step,
    approveNews: decision,
    refuseNews: decision,
    getCampaignStats: read,
    listRecipients: { table: ['get', 'query', 'batchGet'] },
    listNewsletterTemplates: { table: ['query'] },
    saveNewsletterTemplate: { table: ['get', 'put'] },
    deleteNewsletterTemplate: { table: ['get', 'put', 'delete'] },
  },
  jobs: {
    send_campaigns: {
      schedule: 'rate(1 minute)',
      table: ['get', 'query', 'batchGet', 'put', 'update', 'check'],
      sendsMail: true,
      readsMailQuota: true,
      signsUnsubscribes: true,
      env: ['MAIL_FROM', 'SITE_URL'],
      timeoutSeconds: 120,
    },
    forget_recipients: {
      schedule: 'cron(40 8 * * ? *)',
      table: ['get', 'query', 'put', 'batchWrite'],
      timeoutSeconds: 600,
    },
  },
} satisfies NounInfra<'newsletterCampaigns'>
