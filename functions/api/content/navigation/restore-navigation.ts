import { menuAt } from '#core/content/navigation/menu-at.ts'
import { navigationRevisions } from '#core/content/navigation/navigation-revisions.ts'
import { restoredItems } from '#core/content/navigation/restored-items.ts'
import { saveMenu } from '#core/content/navigation/save-menu.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { restoreNavigation as contract } from '#shared/content/navigation/admin-contract.ts'
import { AppError } from '#shared/errors.ts'

async function restoreNavigation({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const menu = await menuAt(body.treeVersion)
  const { number } = params
  const isKept = menu.tree.revisions.some((revision) => revision.number === number)
  const revision = isKept ? await navigationRevisions.get({ number }, { consistent: true }) : undefined
  if (!revision) throw new AppError('not_found', 'revision_not_found', 'This version of the menu is gone.')
  const items = await restoredItems(revision.items)
  return saveMenu({ by, menu, items, what: `Restored version ${number} of the menu`, remember }, now)
}

export const handler = endpoint(contract, restoreNavigation)
