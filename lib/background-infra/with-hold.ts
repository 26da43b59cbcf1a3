import type { TableGrant } from '../function-infra.ts'

/** Background work reads first whether the platform is held after a restore. */
export function withHold<Infra extends { table?: readonly TableGrant[] }>(infra: Infra) {
  const { table = [] } = infra
  return { ...infra, table: table.includes('get') ? table : (['get', ...table] as const) }
}
