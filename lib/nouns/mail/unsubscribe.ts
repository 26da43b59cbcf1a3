import type { NounInfra } from '#lib/noun-infra.ts'

export const unsubscribe = {
  routes: {
    oneClickUnsubscribe: { table: ['get', 'put', 'check'], signsUnsubscribes: true },
    openOneClick: { env: ['SITE_URL'] },
    getMailChoice: { table: ['get'], signsUnsubscribes: true },
    setMailChoice: { table: ['get', 'put', 'update', 'check'], signsUnsubscribes: true },
  },
} satisfies NounInfra<'unsubscribe'>
