import { pageFrame } from '#core/content/page-frame/page-frame.ts'
import type { MenuEntry } from '#shared/content/navigation/contract.ts'
import { iconOutlines } from '#shared/content/navigation/icon-outlines.ts'
import type { VisibilityRule } from '#shared/content/navigation/visibility-rule.ts'

/**
 * The entries that could be shown to someone today. The other rules depend on the viewer: each page applies those
 * itself.
 */
export async function listNavigation({ now }: { now: string }): Promise<{ items: MenuEntry[] }> {
  const today = now.slice(0, 10)
  const isOfToday = (rule: VisibilityRule) =>
    rule.kind === 'from' ? today >= rule.on : rule.kind === 'until' ? today <= rule.on : true
  const { items } = await pageFrame.read()
  const ofToday = items.filter(({ visibilityRules }) => visibilityRules.every(isOfToday))
  return {
    items: ofToday.map((item) => ({ ...item, ...(item.icon && { iconOutline: iconOutlines[item.icon] }) })),
  }
}
