import { menuAt } from '#core/content/navigation/menu-at.ts'
import { refuseUnknownAddresses } from '#core/content/navigation/refuse-unknown-addresses.ts'
import { saveMenu } from '#core/content/navigation/save-menu.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { arrangeNavigation as contract } from '#shared/content/navigation/admin-contract.ts'
import { refuseMenu } from '#shared/content/navigation/arrange.ts'
import { menuChanges } from '#shared/content/navigation/menu-changes.ts'
import { ofPage } from '#shared/content/navigation/of-page.ts'
import { wordsOfChanges } from '#shared/content/navigation/words-of-changes.ts'

async function arrangeNavigation({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  const { treeVersion, saveAnyway } = body
  const menu = await menuAt(treeVersion)
  const stored = new Map(menu.items.map((item) => [item.id, item]))
  const items = body.items.map((item) => {
    const former = stored.get(item.id)
    return former ? ofPage({ ...item, placedByPage: former.placedByPage }, former) : item
  })
  refuseMenu(items)
  if (!saveAnyway) await refuseUnknownAddresses(items, menu.items, (place) => `body.items.${place}.href`)
  const what = wordsOfChanges(menuChanges(menu.items, items))
  return saveMenu({ by, menu, items, what, remember }, now)
}

export const handler = endpoint(contract, arrangeNavigation)
