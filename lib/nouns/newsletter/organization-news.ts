import type { NounInfra } from '#lib/noun-infra.ts'

const read = { table: ['get', 'query', 'batchGet'] } as const
const write = { table: ['get', 'query', 'batchGet', 'put'] } as const

export const organizationNews = {
  routes: {
    getFollowing: { table: ['get'] },
    setFollowing: { table: ['get', 'put', 'delete', 'check'] },
    listFollowed: { table: ['query', 'batchGet'] },
    listOrganizationNews: read,
    getNewsAudience: read,
    createOrganizationNews: write,
    getOrganizationNews: read,
    saveOrganizationNews: write,
    deleteOrganizationNews: { table: ['get', 'query', 'batchGet', 'put', 'delete'] },
    previewOrganizationNews: { ...read, env: ['SITE_URL'] },
    testOrganizationNews: {
      ...write,
      sendsMail: true,
      env: ['MAIL_FROM', 'SITE_URL'],
    },
    countNewsAudience: { ...read, timeoutSeconds: 29 },
    sendOrganizationNews: { ...write, env: ['SITE_URL'], timeoutSeconds: 29 },
    takeBackOrganizationNews: write,
    cancelOrganizationNews: write,
  },
} satisfies NounInfra<'organizationNews'>
