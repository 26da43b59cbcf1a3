import { menuAt, menuNow } from '#core/content/navigation/menu-at.ts'
import { saveMenu } from '#core/content/navigation/save-menu.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deleteNavigationItem as contract } from '#shared/content/navigation/admin-contract.ts'
import { withoutEntry } from '#shared/content/navigation/without-entry.ts'

async function deleteNavigationItem({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { items, tree } = await menuNow()
  const item = items.find(({ id }) => id === params.itemId)
  if (!item) return { items, treeVersion: tree.version }
  const menu = await menuAt(body.treeVersion)
  const what = `Deleted ${item.title} from the menu`
  return saveMenu({ by, menu, items: withoutEntry(menu.items, item.id), what, remember }, now)
}

export const handler = endpoint(contract, deleteNavigationItem)
