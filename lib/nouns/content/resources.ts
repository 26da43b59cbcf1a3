import type { NounInfra } from '#lib/noun-infra.ts'

export const resources = {
  routes: {
    listResources: { table: ['get', 'query'] },
    listAllResources: { table: ['get', 'query'] },
    createResource: { table: ['get', 'put'] },
    updateResource: { table: ['get', 'put'] },
    publishResource: { table: ['get', 'put'] },
    retireResource: { table: ['get', 'put'] },
    arrangeResources: { table: ['get', 'put'] },
  },
  jobs: {
    check_resource_links: {
      schedule: 'cron(0 5 ? * MON *)',
      table: ['get', 'query', 'put', 'update'],
      env: ['LINK_CHECK_URL'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'resources'>
