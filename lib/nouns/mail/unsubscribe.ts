import type { NounInfra } from '#lib/noun-infra.ts'

export const unsubscribe = {
  routes: {
    oneClickUnsubscribe: { table: ['get', 'query', 'put', 'delete', 'check'], signsUnsubscribes: true },
    openOneClick: { env: ['SITE_URL'] },
    getMailChoice: { table: ['get', 'query'], signsUnsubscribes: true },
    setMailChoice: { table: ['get', 'query', 'put', 'update', 'delete', 'check'], signsUnsubscribes: true },
  },
} satisfies NounInfra<'unsubscribe'>
