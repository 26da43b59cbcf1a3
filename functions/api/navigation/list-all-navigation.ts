import { menuNow } from '#core/navigation/menu-at.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllNavigation as contract } from '#shared/navigation/admin-contract.ts'

async function listAllNavigation() {
  const { items, tree } = await menuNow()
  return { items, treeVersion: tree.version }
}

export const handler = endpoint(contract, listAllNavigation)
