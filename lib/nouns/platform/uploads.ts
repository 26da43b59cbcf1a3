import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/platform/uploads/routes.ts'

export const uploads = {
  routes: {
    createUpload: {
      table: ['get', 'put', 'update'],
      media: ['putQuarantine'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<typeof routes>
