import type { TableGrant } from '../function-infra.ts'

/** Background work reads first whether the platform is held after a restore. */
export const withHold = <Infra extends { table?: readonly TableGrant[] }>(infra: Infra) =>
  withGrants(infra, ['get'])

/** A job also notes that it has run. */
export const withRun = <Infra extends { table?: readonly TableGrant[] }>(infra: Infra) =>
  withGrants(infra, ['get', 'put'])

function withGrants<Infra extends { table?: readonly TableGrant[] }>(
  infra: Infra,
  grants: readonly TableGrant[],
) {
  const { table = [] } = infra
  return { ...infra, table: [...grants.filter((grant) => !table.includes(grant)), ...table] }
}
