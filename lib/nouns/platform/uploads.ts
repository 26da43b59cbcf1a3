import type { NounInfra } from '#lib/noun-infra.ts'

export const uploads = {
  routes: {
    createUpload: {
      table: ['get', 'put', 'update'],
      media: ['putQuarantine'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<'uploads'>
