import { menuAt } from '#core/content/navigation/menu-at.ts'
import { refuseUnknownAddresses } from '#core/content/navigation/refuse-unknown-addresses.ts'
import { saveMenu } from '#core/content/navigation/save-menu.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { createNavigationItem as contract } from '#shared/content/navigation/admin-contract.ts'
import { menuFull, mostEntries } from '#shared/content/navigation/arrange.ts'
import { newId } from '#shared/ids.ts'

async function createNavigationItem({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  const { treeVersion, saveAnyway, ...fields } = body
  const menu = await menuAt(treeVersion)
  if (menu.items.length >= mostEntries) throw menuFull()
  const item = { ...fields, id: newId('nav', now) }
  if (!saveAnyway) await refuseUnknownAddresses([item], menu.items, () => 'body.href')
  const what = `Added ${item.title} to the menu`
  return saveMenu({ by, menu, items: [...menu.items, item], what, remember }, now)
}

export const handler = endpoint(contract, createNavigationItem)
