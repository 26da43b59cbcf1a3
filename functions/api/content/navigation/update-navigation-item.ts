import { menuAt } from '#core/content/navigation/menu-at.ts'
import { refuseUnknownAddresses } from '#core/content/navigation/refuse-unknown-addresses.ts'
import { saveMenu } from '#core/content/navigation/save-menu.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { updateNavigationItem as contract } from '#shared/content/navigation/admin-contract.ts'
import { ofPage } from '#shared/content/navigation/of-page.ts'
import { AppError } from '#shared/errors.ts'

async function updateNavigationItem({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { treeVersion, saveAnyway, ...fields } = body
  const menu = await menuAt(treeVersion)
  const stored = menu.items.find(({ id }) => id === params.itemId)
  if (!stored) throw new AppError('not_found', 'navigation_item_not_found', 'Menu entry not found')
  const { id, parentId, placedByPage } = stored
  const item = ofPage({ ...fields, id, parentId, placedByPage }, stored)
  if (!saveAnyway) await refuseUnknownAddresses([item], menu.items, () => 'body.href')
  const items = menu.items.map((one) => (one === stored ? item : one))
  return saveMenu({ by, menu, items, what: `Changed ${item.title} in the menu`, remember }, now)
}

export const handler = endpoint(contract, updateNavigationItem)
