import type { FunctionInfra } from '../function-infra.ts'

/** Renders public screens to HTML and serves the shell of the others. */
export const site = {
  entry: 'site/render-page.ts',
  table: ['get', 'query', 'batchGet'],
  env: [
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
    'OAUTH_URL',
    'SITE_URL',
    'CAPTCHA_SITE_KEY',
    'ANALYTICS_ID',
    'CONTACT_EMAIL',
  ],
  memoryMb: 1024,
} satisfies FunctionInfra
