import type { FunctionEnv, FunctionInfra } from './function-infra.ts'

export type FunctionSetting =
  | FunctionEnv
  | 'TABLE_NAME'
  | 'POOL_CLIENT_SECRET'
  | 'PAYMENT_SECRET'
  | 'UNSUBSCRIBE_SECRET'
  | 'AD_SECRET'
  | 'AI_SECRET'
  | 'AI_ENDPOINT_URL'
  | 'PAYPAL_API_URL'
  | 'BACKUP_BUCKET'
  | 'DRILL_TABLE'
  | 'TABLE_ARN'
  | 'TABLE_EXPORTS_URL'

/** The settings of a function: those that it asks for, and those that come with its grants. */
export function functionSettings({
  table,
  logsInAtPool,
  signsUnsubscribes,
  signsAds,
  asksAi,
  paysThrough = [],
  backups,
  exportsTable,
  readsRecoveryWindow,
  drills,
  env = [],
}: FunctionInfra): FunctionSetting[] {
  return [
    ...(table ? (['TABLE_NAME'] as const) : []),
    ...(logsInAtPool ? (['POOL_CLIENT_SECRET'] as const) : []),
    ...(signsUnsubscribes ? (['UNSUBSCRIBE_SECRET'] as const) : []),
    ...(signsAds ? (['AD_SECRET'] as const) : []),
    ...(asksAi ? (['AI_SECRET', 'AI_HOSTS', 'AI_ENDPOINT_URL'] as const) : []),
    ...(paysThrough.length > 0 ? (['PAYMENT_SECRET'] as const) : []),
    ...(paysThrough.includes('stripe') ? (['STRIPE_API_URL'] as const) : []),
    ...(paysThrough.includes('paypal') ? (['PAYPAL_API_URL'] as const) : []),
    ...(backups || exportsTable ? (['BACKUP_BUCKET'] as const) : []),
    ...(exportsTable ? (['TABLE_ARN'] as const) : []),
    ...(exportsTable || readsRecoveryWindow ? (['TABLE_EXPORTS_URL'] as const) : []),
    ...(drills ? (['DRILL_TABLE'] as const) : []),
    ...env,
  ]
}
