import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/content/footer/routes.ts'

export const footer = {
  routes: { getFooter: { table: ['get', 'query'], env: ['CONTACT_EMAIL'] } },
} satisfies NounInfra<typeof routes>
