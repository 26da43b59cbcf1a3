import { callingProviders } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'
import { withPoolLogin } from '#lib/with-pool-login.ts'

const login = withPoolLogin()

export const paymentSettings = {
  routes: {
    getPaymentSettings: { table: ['get', 'query'], ...callingProviders },
    updatePaymentSettings: {
      table: ['get', 'query', 'put', 'update'],
      writesAudit: true,
      ...callingProviders,
      ...login,
    },
    connectProvider: {
      table: ['get', 'query', 'put', 'update'],
      writesAudit: true,
      ...callingProviders,
      ...login,
      keepsPaymentKeys: true,
      env: [...login.env, 'SITE_URL'],
    },
    testProvider: { table: ['get', 'query', 'put', 'update'], ...callingProviders, env: ['SITE_URL'] },
    disconnectProvider: {
      table: ['get', 'query', 'put', 'update'],
      writesAudit: true,
      ...callingProviders,
      ...login,
      keepsPaymentKeys: true,
      env: [...login.env, 'SITE_URL'],
    },
  },
} satisfies NounInfra<'paymentSettings'>
