import { menuNow } from '#core/content/navigation/menu-at.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllNavigation as contract } from '#shared/content/navigation/admin-contract.ts'

async function listAllNavigation() {
  const { items, tree } = await menuNow()
  return { items, treeVersion: tree.version }
}

export const handler = endpoint(contract, listAllNavigation)
