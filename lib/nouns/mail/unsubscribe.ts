import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/mail/unsubscribe/routes.ts'

export const unsubscribe = {
  routes: {
    oneClickUnsubscribe: { table: ['get', 'put', 'check'], signsUnsubscribes: true },
    openOneClick: { env: ['SITE_URL'] },
    getMailChoice: { table: ['get'], signsUnsubscribes: true },
    setMailChoice: { table: ['get', 'put', 'update', 'check'], signsUnsubscribes: true },
  },
} satisfies NounInfra<typeof routes>
